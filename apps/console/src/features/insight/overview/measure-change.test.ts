import { expect, test } from 'vitest'
import { computeChange } from './measure-change.ts'

const change = (done: number | null, before: number | null) => computeChange({ value: 999, done, before })

test('a change is relative to the previous days', () => {
  expect(change(150, 100)).toEqual({ kind: 'share', isUp: true, share: 50, before: 100 })
  expect(change(25, 100)).toEqual({ kind: 'share', isUp: false, share: 75, before: 100 })
  expect(change(0, 100)).toMatchObject({ isUp: false, share: 100 })
})

test('there is no percentage if the earlier value is 0 or unknown', () => {
  expect(change(5, 0)).toEqual({ kind: 'fromNought' })
  expect(change(5, null)).toEqual({ kind: 'unknown' })
  expect(change(null, 5)).toEqual({ kind: 'none' })
  expect(change(0, 0)).toEqual({ kind: 'same' })
})

test('less than half a percent is no change', () => {
  expect(change(1001, 1000)).toEqual({ kind: 'same' })
})
