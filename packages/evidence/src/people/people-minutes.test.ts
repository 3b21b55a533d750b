import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measurePeopleMinutes } from './people-minutes.ts'

const minuteMs = 60_000
const start = Date.parse('2026-11-15T01:00:00Z')

/** Counts at a regular interval, each in the middle of the time it stands for. */
const regular = (people: number[], everyMs: number) => ({
  at: people.map((_count, i) => start + (i + 0.5) * everyMs),
  people,
})
const whole = (people: number[], everyMs: number) => ({
  startMs: start,
  endMs: start + people.length * everyMs,
})
const everyMs = fc.integer({ min: 500, max: 3750 }).map((part) => part * 8)
const crowd = fc.array(fc.nat(80), { minLength: 3, maxLength: 400 })

test('a sensor that counts several times as often gives the same value', () => {
  fc.assert(
    fc.property(crowd, everyMs, fc.constantFrom(2, 4), (people, ms, times) => {
      const often = people.flatMap((count) => Array.from({ length: times }, () => count))
      const time = whole(people, ms)
      const [slow, fast] = [regular(people, ms), regular(often, ms / times)]
      expect(measurePeopleMinutes(fast, time)).toBe(measurePeopleMinutes(slow, time))
    }),
  )
})

test('the value is the sum of people times minutes', () => {
  fc.assert(
    fc.property(crowd, everyMs, (people, ms) => {
      const sum = people.reduce((total, count) => total + count, 0)
      const measured = measurePeopleMinutes(regular(people, ms), whole(people, ms)) as number
      expect(Math.abs(measured - (sum * ms) / minuteMs)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('a gap is unknown: however long it is, it adds nothing', () => {
  fc.assert(
    fc.property(crowd, crowd, fc.integer({ min: 10, max: 600 }), (before, after, minutes) => {
      const [ms, gapMs] = [10_000, minutes * minuteMs]
      const [first, second] = [regular(before, ms), regular(after, ms)]
      const moved = before.length * ms + gapMs
      const joined = {
        at: [...first.at, ...second.at.map((at) => at + moved)],
        people: [...before, ...after],
      }
      const end = { startMs: start, endMs: start + moved + after.length * ms }
      // Only the samples at the edges of the gap reach into it, each at most two intervals.
      const edges = 1.5 * ((before.at(-1) as number) + (after[0] as number))
      const known = [...before, ...after].reduce((sum, count) => sum + count, 0)
      const expected = ((known + edges) * ms) / minuteMs
      expect(Math.abs((measurePeopleMinutes(joined, end) as number) - expected)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('without a sample in the time the value is unknown, and with an empty street it is zero', () => {
  expect(measurePeopleMinutes({ at: [], people: [] }, { startMs: start, endMs: start + minuteMs })).toBeNull()
  const late = regular([5, 5, 5], 10_000)
  expect(measurePeopleMinutes(late, { startMs: start - 9 * minuteMs, endMs: start - minuteMs })).toBeNull()
  expect(measurePeopleMinutes(regular([0, 0, 0], 10_000), whole([0, 0, 0], 10_000))).toBe(0)
})
