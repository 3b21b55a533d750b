import { describe, expect, it } from 'vitest'
import { getIntervals, getPeak, getRange, readCurve, usualInterval, widen } from './effect-curve.ts'

const at = (time: string) => Date.parse(`2026-11-14T${time}:00+08:00`) / 1000
const curve = readCurve(['09:58', '09:59', '10:00', '10:01'], [4, null, 0, 3], '2026-11-14T09:58:41+08:00')

describe('readCurve', () => {
  it('derives times from the labels', () => {
    expect(curve).toEqual({
      minutes: 1,
      times: ['09:58', '09:59', '10:00', '10:01'].map(at),
      values: [4, null, 0, 3],
    })
  })

  it('continues over midnight', () => {
    const night = readCurve(['23:55', '00:00'], [1, 2], '2026-11-14T23:57:00+08:00')
    expect(night.minutes).toBe(5)
    expect(night.times).toEqual([at('23:55'), at('23:55') + 300])
  })

  it('is empty without measurements', () => {
    expect(readCurve([], [], undefined).times).toEqual([])
  })
})

describe('widen', () => {
  it('preserves the total', () => {
    expect(widen(curve, 5)).toEqual({ minutes: 5, times: [at('09:55'), at('10:00')], values: [4, 3] })
    expect(widen(curve, 60).values).toEqual([4, 3])
  })

  it('distinguishes unknown from 0', () => {
    const gap = readCurve(['09:00', '09:05', '09:10'], [null, 0, null], '2026-11-14T09:00:00+08:00')
    expect(widen(gap, 5).values).toEqual([null, 0, null])
    expect(widen({ ...gap, values: [null, null, null] }, 15).values).toEqual([null])
  })

  it('does not split intervals', () => {
    const wide = widen(curve, 15)
    expect(widen(wide, 1)).toEqual(wide)
    expect(getIntervals(wide)).toEqual([15, 30, 60])
  })
})

it('chooses a readable interval for a day', () => {
  const minutes = (count: number) => ({ minutes: 1, times: Array.from({ length: count }, (_, i) => i * 60), values: [] }) // oxfmt-ignore
  expect([90, 480, 1440, 9000].map((count) => usualInterval(minutes(count), 120))).toEqual([1, 5, 15, 60])
})

it('the peak is the first of the highest values', () => {
  expect(getPeak(curve)).toEqual({ time: at('09:58'), value: 4 })
  expect(getPeak({ ...curve, values: [null, null, 0, 0] })).toEqual({ time: at('10:00'), value: 0 })
  expect(getPeak({ ...curve, values: [null, null, null, null] })).toBeUndefined()
})

it('centres a single time in an hour', () => {
  expect(getRange(widen(curve, 60))).toBeUndefined()
  expect(getRange({ ...curve, times: [at('10:00')] })).toEqual([at('09:30'), at('10:30')])
})
