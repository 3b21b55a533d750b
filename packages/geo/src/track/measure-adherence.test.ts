import { describe, expect, it, test } from 'vitest'
import { filterFixes } from './filter-fixes.ts'
import type { Line, Position } from '../lines/line-types.ts'
import { measureAdherence } from './measure-adherence.ts'
import { drive, lineBy } from '../drive/synthetic-track.ts'
import type { Fix } from './track-types.ts'

const anyTime = { from: 0, until: Number.MAX_SAFE_INTEGER }
const from: Position = [121.5, 25.03]
const legs: [number, number][] = [[800, 0], [0, 500], [1600, 0], [0, -300], [900, 0], [0, 1200], [2000, 0], [0, 400], [1500, 200], [0, -900]] // oxfmt-ignore
const way = lineBy(from, legs)
const measure = (fixes: Fix[], lines: Line[] = [way]) => measureAdherence(lines, filterFixes(fixes, anyTime))
const getShare = (fixes: Fix[], lines?: Line[]) => {
  const { coveredM, totalM } = measure(fixes, lines)
  return (100 * coveredM) / totalM
}
const later = (fixes: Fix[], seconds: number) => fixes.map((fix) => ({ ...fix, at: fix.at + seconds * 1000 }))

describe('a route that was driven completely', () => {
  test.each([
    ['without noise', {}],
    ['with noise of 8 m', { noiseM: 8 }],
    ['slowly, with stops', { noiseM: 5, metresPerSecond: 3, stops: { count: 7, seconds: 180 } }],
    ['with a fix each 5 s', { noiseM: 5, everySeconds: 5 }],
    ['through tunnels of less than 30 s', { noiseM: 5, tunnels: [[300, 540], [5000, 5200]] as [number, number][] }], // oxfmt-ignore
  ])('%s', (_how, driving) => {
    expect(getShare(drive(way, driving))).toBeGreaterThan(98)
  })
})

describe('a route that was driven in part', () => {
  it('half a drive is 50 %', () => {
    const half = lineBy(from, [...legs.slice(0, 5), [0, 950]])
    const truth = (100 * 5050) / 10_113
    expect(Math.abs(getShare(drive(half, { noiseM: 6 })) - truth)).toBeLessThan(2)
  })

  it('a detour is missing, with its start and end', () => {
    const detour = lineBy(from, [[800, 0], [0, 500], [400, 0], [0, 600], [800, 0], [0, -600], [400, 0], ...legs.slice(3)]) // oxfmt-ignore
    const { coveredM, totalM, gaps } = measure(drive(detour, { noiseM: 5 }))
    expect(Math.abs(totalM - coveredM - 800)).toBeLessThan(0.02 * totalM)
    expect(gaps).toHaveLength(1)
    expect(Math.abs((gaps[0]?.metres ?? 0) - 800)).toBeLessThan(60)
    expect(gaps[0]?.line[0]?.[0]).toBeCloseTo((lineBy(from, [[1200, 0]])[1] as Position)[0], 3)
    expect(gaps[0]?.line.at(-1)?.[0]).toBeCloseTo((lineBy(from, [[2000, 0]])[1] as Position)[0], 3)
  })

  it('does not count what lies in a silence of more than 30 s', () => {
    const { coveredM, totalM } = measure(drive(way, { noiseM: 5, tunnels: [[4300, 5300]] }))
    expect(Math.abs(totalM - coveredM - 1000)).toBeLessThan(0.02 * totalM)
  })

  it('a route driven twice counts once', () => {
    const twice = [...drive(way, { noiseM: 5 }), ...later(drive(way, { noiseM: 5, seed: 9 }), 7200)]
    const { coveredM, totalM } = measure(twice)
    expect(coveredM).toBeGreaterThan(totalM * 0.98)
    expect(coveredM).toBeLessThanOrEqual(totalM)
  })

  it('two halves on two laps make a whole', () => {
    const first = drive(way, { noiseM: 5, tunnels: [[4600, 99_999]] })
    const second = later(drive(way, { noiseM: 5, tunnels: [[-1, 4600]] }), 7200)
    expect(getShare([...first, ...second])).toBeGreaterThan(98)
  })
})

describe('what does not count as driving the route', () => {
  it('the opposite direction', () => {
    expect(getShare(drive(way.toReversed(), { noiseM: 5 }))).toBe(0)
  })

  it('a road used both ways needs both directions', () => {
    const road: Line[] = [lineBy(from, [[3000, 0], [-3000, 0]])] // oxfmt-ignore
    expect(getShare(drive(lineBy(from, [[3000, 0]]), { noiseM: 4 }), road)).toBeCloseTo(50, -0.5)
    expect(getShare(drive(road[0] as Line, { noiseM: 4 }), road)).toBeGreaterThan(97)
  })

  it('crossing it, or a road 100 m away', () => {
    const crossing = lineBy([121.502, 25.02], [[0, 3000]])
    expect(getShare(drive(crossing, { noiseM: 5 }), [lineBy(from, [[3000, 0]])])).toBe(0)
    const aslant = lineBy([121.5, 25.02], [[3000, 3000]])
    expect(getShare(drive(aslant, { noiseM: 5 }), [lineBy(from, [[3000, 0]])])).toBe(0)
    const beside = lineBy([121.5, 25.0309], [[3000, 0]])
    expect(getShare(drive(beside, { noiseM: 5 }), [lineBy(from, [[3000, 0]])])).toBe(0)
  })

  it('standing next to it', () => {
    const still = drive(lineBy(from, [[5, 0]]), { noiseM: 8, stops: { count: 1, seconds: 1800 } }) // oxfmt-ignore
    expect(getShare(still)).toBe(0)
  })
})

it('a route of several lines, and one shorter than a piece', () => {
  const short = lineBy([121.6, 25.1], [[15, 0]])
  const { totalM, coveredM } = measure(drive(way, { noiseM: 5 }), [way, short, [[121, 25], [121, 25]]]) // oxfmt-ignore
  expect(totalM).toBeGreaterThan(9300)
  expect(totalM - coveredM).toBeGreaterThan(14)
  expect(measureAdherence([], drive(way))).toEqual({ totalM: 0, coveredM: 0, gaps: [] })
  expect(getShare([])).toBe(0)
})

it('a day of laps covers the route once', () => {
  const day = Array.from({ length: 12 }, (_none, lap) =>
    later(drive(way, { noiseM: 5, seed: lap }), lap * 3600),
  )
  expect(getShare(day.flat())).toBeGreaterThan(98)
})
