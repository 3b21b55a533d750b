import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StageItem } from './programme.ts'
import { carryOver, emptyTrack, makeTrack, spotAt } from './timeline.ts'

const items = (keys: string, seconds = 10): StageItem[] =>
  Array.from(keys, (key) => ({ key, type: 'image', url: `/${key}`, durationMs: seconds * 1000 }))
const track = (keys: string, seconds?: number) =>
  makeTrack(items(keys, seconds).map((item, index) => ({ region: 'main' as const, index, item })))
const keyAt = (keys: string, ms: number, seconds?: number) => spotAt(track(keys, seconds), ms)?.turn.item.key

test('the same list continues at the same position of its loop', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), (ms) => {
      expect(carryOver(track('abc'), ms, track('abc'))).toBe(ms % 30_000)
    }),
  )
})

test('a moved item continues at its new position', () => {
  expect(carryOver(track('abc'), 14_000, track('cab'))).toBe(24_000)
})

test('a removed item is replaced by the one that followed it', () => {
  const ms = carryOver(track('abcd'), 14_000, track('acd'))
  expect([ms, keyAt('acd', ms)]).toEqual([10_000, 'c'])
})

test('removing another item does not disturb the current one', () => {
  const ms = carryOver(track('abcd'), 24_000, track('bcd'))
  expect([ms, keyAt('bcd', ms)]).toEqual([14_000, 'c'])
})

test('chooses the nearest of several occurrences of an item', () => {
  expect(carryOver(track('abac'), 25_000, track('abacd'))).toBe(25_000)
})

test('a shortened item continues within its new length', () => {
  expect(carryOver(track('ab', 10), 9000, track('ab', 5))).toBe(4999)
})

test('a list of other items, or none, starts at its beginning', () => {
  expect(carryOver(track('ab'), 14_000, track('xy'))).toBe(0)
  expect(carryOver(track('ab'), 14_000, emptyTrack)).toBe(0)
  expect(carryOver(emptyTrack, 14_000, track('ab'))).toBe(0)
})
