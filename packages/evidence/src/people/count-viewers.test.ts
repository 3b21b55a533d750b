import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countViewers, measureCoverage } from './count-viewers.ts'
import { getUsualInterval } from './intervals.ts'

const every = (seconds: number, people: number[]) => ({
  at: people.map((_count, i) => i * seconds * 1000),
  people,
})
const shown = (from: number, to: number) => ({ startMs: from * 1000, endMs: to * 1000 })

describe('countViewers', () => {
  it('gives an item the share of each sample’s time that it filled', () => {
    const counts = every(10, [4, 8, 6, 2])
    expect(countViewers(counts, [shown(5, 15)])).toEqual([8])
    expect(countViewers(counts, [shown(5, 10)])).toEqual([4])
    expect(countViewers(counts, [shown(5, 25)])).toEqual([14])
  })

  it('is unknown, never zero, if the nearest sample is farther than two usual intervals', () => {
    const counts = { at: [0, 10_000, 20_000, 500_000, 510_000], people: [1, 1, 1, 1, 1] }
    const [far, near, late] = countViewers(counts, [shown(100, 120), shown(30, 45), shown(900, 920)])
    expect([far, late]).toEqual([null, null])
    expect(near).toBeGreaterThan(0)
    expect(countViewers({ at: [], people: [] }, [shown(0, 10)])).toEqual([null])
  })

  it('is zero if nobody was there', () => {
    expect(countViewers(every(10, [0, 0, 0]), [shown(8, 12)])).toEqual([0])
  })

  it('counts everybody once over items shown one after the other', () => {
    const people = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 40 }), (given, seconds) => {
        const counts = every(10, given)
        const end = given.length * 10 + 40
        const things = Array.from({ length: Math.ceil((end + 40) / seconds) }, (_none, i) =>
          shown(-40 + i * seconds, -40 + (i + 1) * seconds),
        )
        const total = countViewers(counts, things).reduce<number>((sum, each) => sum + (each ?? 0), 0)
        expect(total).toBeCloseTo(
          given.reduce((sum, each) => sum + each, 0),
          5,
        )
      }),
    )
  })
})

it('uses the median as the usual interval', () => {
  expect(getUsualInterval({ at: [0, 1000, 2000, 90_000] })).toBe(1000)
  expect(getUsualInterval({ at: [5] })).toBeNull()
})

it('returns the share of the time near a sample as coverage', () => {
  expect(measureCoverage(every(10, [1, 1, 1, 1, 1]), shown(0, 40))).toBe(100)
  const gap = { at: [0, 10_000, 20_000, 80_000, 90_000, 100_000], people: [1, 1, 1, 1, 1, 1] }
  expect(measureCoverage(gap, shown(0, 100))).toBe(80)
  expect(measureCoverage(every(10, []), shown(0, 40))).toBe(0)
  expect(measureCoverage(every(10, [1]), shown(5, 5))).toBeNull()
})
