import { packColumn } from '@lumiroute/contract/record'
import { expect, test } from 'vitest'
import { unknownLevel } from '../../../ui/map/track/level-ramp.ts'
import { peopleCurve } from './track-curve.ts'
import { indexAt, lastKnown, readTrack } from './track-data.ts'
import { readMoments } from './track-reading.ts'

type Sample = { at: number; lat?: number; lng?: number; people?: number; temp?: number; rainy?: number }

const from = Date.parse('2026-11-15T09:00:00+08:00')
const start = from / 1000

function track(samples: Sample[]) {
  const column = (value: (sample: Sample) => number | undefined, scale = 1) =>
    packColumn(
      samples.map((sample) => {
        const given = value(sample)
        return given === undefined ? null : Math.round(given * scale)
      }),
    )
  return readTrack({
    from,
    seconds: column(({ at }) => at) as number[],
    lat: column(({ lat }) => lat, 100_000),
    lng: column(({ lng }) => lng, 100_000),
    people: column(({ people }) => people),
    temp: column(({ temp }) => temp, 10),
    humidity: column(() => undefined),
    rainy: column(({ rainy }) => rainy),
  })
}

test('unpacks columns, with NaN for unknown values', () => {
  const data = track([
    { at: 0, lat: 25.03, lng: 121.5, people: 3, temp: 24.5, rainy: 0 },
    { at: 5, people: 0 },
    { at: 10, lat: 25.031, lng: 121.501, temp: -1.5, rainy: 1 },
  ])
  expect([...data.seconds]).toEqual([start, start + 5, start + 10])
  expect([...data.lat]).toEqual([25.03, Number.NaN, 25.031])
  expect([...data.people]).toEqual([3, 0, Number.NaN])
  expect([...data.temp]).toEqual([24.5, Number.NaN, -1.5])
  expect(data.usualSeconds).toBe(5)
})

test('treats 0, 0 as no position', () => {
  expect(track([{ at: 0, lat: 0, lng: 0 }]).lat[0]).toBeNaN()
})

test('a time belongs to the last sample before it', () => {
  const data = track([{ at: 0 }, { at: 10 }, { at: 20 }])
  expect([-5, 0, 9, 10, 19.9, 20, 99].map((at) => indexAt(data, start + at))).toEqual([0, 0, 0, 1, 1, 2, 2])
  expect(indexAt(track([]), start)).toBe(0)
})

test('the last known value is from the sample itself or an earlier one, if any', () => {
  expect([...lastKnown(Float64Array.of(Number.NaN, 4, Number.NaN, 5))]).toEqual([-1, 1, 1, 3])
})

test('a value of one device holds between the reports of the other, but not for ever', () => {
  const data = track([
    { at: 0, lat: 25, lng: 121 },
    { at: 1, people: 7 },
    { at: 2, lat: 25.0001, lng: 121 },
    { at: 4, lat: 25.0001, lng: 121 },
    { at: 200, lat: 25.0002, lng: 121 },
  ])
  const { at, line } = readMoments(data)
  expect(at(start + 2)).toMatchObject({ fix: 2, people: 7, isFixOld: false })
  expect(at(start + 90)).toMatchObject({ fix: 3, people: Number.NaN, isFixOld: true })
  expect(line.level[4]).toBe(unknownLevel)
  expect([...line.isBreak]).toEqual([0, 0, 0, 0, 1])
})

test('a count once a minute holds for that minute', () => {
  const samples = Array.from({ length: 181 }, (_, at) => ({
    at,
    lat: 25,
    lng: 121,
    ...(at % 60 === 0 && { people: at }),
  }))
  const data = track(samples)
  expect(readMoments(data).at(start + 59)).toMatchObject({ people: 0 })
  expect(readMoments(data).at(start + 119)).toMatchObject({ people: 60 })
  expect(peopleCurve(data).values).toEqual([0, 60, 120, 180])
})

test('ignores a position jump of the receiver', () => {
  const { line } = readMoments(
    track([
      { at: 0, lat: 25, lng: 121 },
      { at: 1, lat: 25.0001, lng: 121 },
      { at: 2, lat: 25.2, lng: 121 },
      { at: 3, lat: 25.0002, lng: 121 },
    ]),
  )
  expect([...line.isBreak]).toEqual([0, 0, 1, 1])
})

test('reads a record without samples or without positions', () => {
  expect(readMoments(track([]))).toMatchObject({ hasPositions: false, hasPeople: false })
  const fixed = readMoments(track([{ at: 0, people: 4 }]))
  expect(fixed).toMatchObject({ hasPositions: false, hasPeople: true })
  expect(fixed.at(start)).toMatchObject({ fix: -1, people: 4 })
})

test('the curve has the counted people, with a gap where nothing was counted', () => {
  const curve = peopleCurve(
    track([
      { at: 0, people: 2 },
      { at: 5 },
      { at: 10, people: 6 },
      { at: 15, people: 4 },
      { at: 615, people: 0 },
    ]),
  )
  expect(curve.times).toEqual([0, 10, 15, 315, 615].map((at) => start + at))
  expect(curve.values).toEqual([2, 6, 4, null, 0])
  expect(curve.most).toEqual({ people: 6, at: start + 10 })
  expect(curve.mean).toBe(3)
})
