import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onScreenAt } from './on-screen.ts'
import { getLoopMs, buildPlan } from './plan.ts'
import { getLength } from './programme.ts'
import type { Programme, StageItem } from './programme.ts'

const item = (key: string, seconds = 1): StageItem => ({
  key,
  type: 'image',
  url: `/${key}.png`,
  durationMs: seconds * 1000,
})

const programme = (parts: Partial<Programme>): Programme => ({
  mode: 'basic',
  orientation: 'landscape',
  main: [],
  second: [],
  ...parts,
})

/** Keys in the sequence of their appearance, up to `ms`. */
function sequence(of: Programme, ms: number): string[] {
  const keys: string[] = []
  for (let at = 0; at < ms; at = onScreenAt(of, at).nextChangeMs) {
    const { main, second } = onScreenAt(of, at)
    keys.push([main, second].map((shown) => shown?.item.key).join(''))
  }
  return keys
}

const durations = fc.oneof(
  fc.constantFrom(0, -5, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double({ min: 0, max: 120_000, noNaN: true }),
)
const items = (prefix: string) =>
  fc
    .array(durations, { maxLength: 6 })
    .map((all) => all.map((durationMs, index) => ({ ...item(`${prefix}${index}`), durationMs })))
const programmes: fc.Arbitrary<Programme> = fc.record({
  mode: fc.constantFrom('basic', 'split', 'rotate'),
  orientation: fc.constantFrom('landscape', 'portrait'),
  main: items('m'),
  second: items('s'),
})
/** Quarters of a millisecond over a week. */
const moments = fc.integer({ min: 0, max: 7 * 86_400_000 * 4 }).map((quarters) => quarters / 4)

describe('at any time of any programme', () => {
  test('something is shown if and only if there is an item', () => {
    fc.assert(
      fc.property(programmes, moments, (of, ms) => {
        const { main, second } = onScreenAt(of, ms)
        const shown = [main, second].filter(Boolean).length
        const filled = (of.mode === 'basic' ? [of.main] : [of.main, of.second]).filter(({ length }) => length)
        expect(shown).toBe(of.mode === 'split' ? filled.length : Math.min(filled.length, 1))
      }),
    )
  })

  test('the item is the one of its list at its index, within its own length', () => {
    fc.assert(
      fc.property(programmes, moments, (of, ms) => {
        for (const region of ['main', 'second'] as const) {
          const shown = onScreenAt(of, ms)[region]
          if (!shown) continue
          expect(shown.item).toBe(of[region][shown.index])
          expect(shown.elapsedMs).toBeGreaterThanOrEqual(0)
          expect(shown.remainingMs).toBeGreaterThan(0)
          expect(shown.elapsedMs + shown.remainingMs).toBeCloseTo(getLength(shown.item), 3)
        }
      }),
    )
  })

  test('nothing changes before the next change, and something begins there', () => {
    fc.assert(
      fc.property(programmes, moments, fc.nat(99), (of, ms, percent) => {
        const now = onScreenAt(of, ms)
        fc.pre(now.main !== null || now.second !== null)
        expect(now.nextChangeMs).toBeGreaterThan(ms)
        const before = onScreenAt(of, ms + ((now.nextChangeMs - ms) * percent) / 100)
        expect([before.main?.index, before.second?.index]).toEqual([now.main?.index, now.second?.index])
        const then = onScreenAt(of, now.nextChangeMs)
        expect([then.main?.elapsedMs, then.second?.elapsedMs]).toContain(0)
      }),
    )
  })

  test('each region repeats after its own loop', () => {
    fc.assert(
      fc.property(programmes, fc.integer({ min: 0, max: 1e9 }), fc.nat(50), (of, ms, laps) => {
        const { whole, side, isSplit } = buildPlan(of)
        const now = onScreenAt(of, ms)
        const later = onScreenAt(of, ms + laps * whole.totalMs)
        expect(later.main).toEqual(now.main)
        const seconds = isSplit ? onScreenAt(of, ms + laps * side.totalMs) : later
        expect(seconds.second).toEqual(now.second)
      }),
    )
  })
})

describe('rotation of main and second', () => {
  test('of equal length: one of each, in sequence', () => {
    const of = programme({ mode: 'rotate', main: [item('A'), item('B')], second: [item('x'), item('y')] })
    expect(sequence(of, 4000)).toEqual(['A', 'x', 'B', 'y'])
    expect(getLoopMs(buildPlan(of))).toBe(4000)
  })

  test('of unequal length: the shorter restarts, and the loop ends where both end', () => {
    const of = programme({
      mode: 'rotate',
      main: [item('A'), item('B')],
      second: [item('x'), item('y'), item('z')],
    })
    expect(sequence(of, 12_000).join('')).toBe('AxByAzBxAyBz')
    expect(getLoopMs(buildPlan(of))).toBe(12_000)
    expect(onScreenAt(of, 12_000)).toMatchObject({ main: { index: 0 }, second: null })
  })

  test('shows all items of a list equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (mains, seconds) => {
        const list = (prefix: string, length: number) =>
          Array.from({ length }, (_, index) => item(`${prefix}${index}`))
        const of = programme({ mode: 'rotate', main: list('m', mains), second: list('s', seconds) })
        const { turns } = buildPlan(of).whole
        const counts = (region: string) =>
          of[region === 'main' ? 'main' : 'second'].map(
            ({ key }) => turns.filter((turn) => turn.region === region && turn.item.key === key).length,
          )
        expect(new Set(counts('main')).size).toBe(1)
        expect(new Set(counts('second')).size).toBe(1)
        expect(turns.map(({ region }) => region)).toEqual(
          turns.map((_, index) => (index % 2 === 0 ? 'main' : 'second')),
        )
      }),
    )
  })

  test('without a second list it is like basic, without a main list second plays alone', () => {
    const main = [item('A'), item('B')]
    for (const mode of ['rotate', 'split'] as const) {
      expect(sequence(programme({ mode, main }), 4000)).toEqual(['A', 'B', 'A', 'B'])
      expect(sequence(programme({ mode, second: main }), 3000)).toEqual(['A', 'B', 'A'])
    }
  })
})

test('in split mode each list loops on its own, and the loop is as long as the longer', () => {
  const of = programme({ mode: 'split', main: [item('A', 2), item('B', 2)], second: [item('x', 3)] })
  expect(sequence(of, 6000)).toEqual(['Ax', 'Bx', 'Bx', 'Ax'])
  expect(getLoopMs(buildPlan(of))).toBe(4000)
})

test('without items nothing is ever shown', () => {
  expect(onScreenAt(programme({}), 5000)).toEqual({ main: null, second: null, nextChangeMs: Infinity })
})

test('an item without a length is shown for a second', () => {
  const of = programme({ main: [item('A', 0), item('B', Number.NaN)] })
  expect(sequence(of, 2000)).toEqual(['A', 'B'])
})
