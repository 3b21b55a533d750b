import { describe, expect, it, test } from 'vitest'
import { filterFixes } from './filter-fixes.ts'
import { lengthKm } from '../lines/measure-lines.ts'
import { measureTrack } from './measure-track.ts'
import { drive, lineBy } from '../drive/synthetic-track.ts'
import type { Fix } from './track-types.ts'

const anyTime = { from: 0, until: Number.MAX_SAFE_INTEGER }
const measure = (fixes: Fix[]) => measureTrack(filterFixes(fixes, anyTime))
const way = lineBy(
  [121.5, 25.03],
  [[800, 0], [0, 500], [600, 0], [0, -300], [900, 0], [0, 1200], [-700, 0], [0, 400], [-1500, 200], [0, -900]], // oxfmt-ignore
)
const wayM = lengthKm([way]) * 1000

function expectNear(value: number, truth: number) {
  expect(value).toBeGreaterThan(truth * 0.98)
  expect(value).toBeLessThan(truth * 1.02)
}

describe('distance and moving time are within two percent', () => {
  test.each([
    ['without noise', {}],
    ['with noise of 5 m', { noiseM: 5 }],
    ['with noise of 8 m', { noiseM: 8, seed: 3 }],
    ['with a fix each 3 s', { noiseM: 4, everySeconds: 3 }],
    ['with a fix each 5 s', { noiseM: 5, everySeconds: 5 }],
    ['at walking pace', { noiseM: 5, metresPerSecond: 2 }],
    ['on a fast road', { noiseM: 5, metresPerSecond: 16 }],
    ['with long stops', { noiseM: 5, stops: { count: 6, seconds: 400 } }],
    ['with stops of 90 s', { noiseM: 8, stops: { count: 6, seconds: 90 } }],
    ['through tunnels', { noiseM: 5, tunnels: [[500, 780], [3500, 4200]] as [number, number][] }], // oxfmt-ignore
  ])('%s', (_how, driving) => {
    const { km, movingSeconds } = measure(drive(way, driving))
    expectNear(km * 1000, wayM)
    expectNear(movingSeconds, wayM / ('metresPerSecond' in driving ? driving.metresPerSecond : 9))
  })
})

it('finds each stop with its position and duration', () => {
  const { stops } = measure(drive(way, { noiseM: 5, stops: { count: 4, seconds: 300 } }))
  expect(stops).toHaveLength(4)
  for (const { seconds } of stops) expect(Math.abs(seconds - 300)).toBeLessThan(8)
})

it('a vehicle that stood all day drove 0 km', () => {
  const still = drive(lineBy([121.5, 25.03], [[10, 0]]), { noiseM: 8, stops: { count: 1, seconds: 3600 } }) // oxfmt-ignore
  const { km, movingSeconds } = measure(still)
  expect(km).toBeLessThan(0.05)
  expect(movingSeconds).toBeLessThan(60)
})

it('a long silence counts as distance, but neither as moving nor as standing', () => {
  const early = drive(way, { noiseM: 3 })
  const late = drive(way.toReversed(), { noiseM: 3 }).map((fix) => ({ ...fix, at: fix.at + 7_200_000 }))
  const { movingSeconds } = measure([...early, ...late])
  expectNear(movingSeconds, (2 * wayM) / 9)
})

describe('filterFixes', () => {
  const clean = drive(way)
  const [first] = clean as [Fix]

  it('drops fixes that are invalid, out of the period, inaccurate, duplicated or impossibly far', () => {
    const bad: Fix[] = [
      { ...first, lng: 0, lat: 0 },
      { ...first, lat: 91 },
      { ...first, lng: Number.NaN },
      { ...first, at: first.at - 86_400_000 },
      { ...first, accuracy: 500 },
      first,
      { ...first, at: first.at + 500, lng: first.lng + 0.2 },
    ]
    const span = { from: first.at, until: (clean.at(-1) as Fix).at }
    const mixed = [first, ...bad, ...clean.slice(1), { ...first, at: span.until + 1000 }]
    expect(filterFixes(mixed, span)).toEqual(clean)
  })

  it('a wrong first fix neither rejects the day nor counts as distance', () => {
    const lost = { ...first, at: first.at - 1000, lng: first.lng + 3 }
    expectNear(measure([lost, ...clean]).km * 1000, wayM)
    expect(filterFixes([lost, ...clean], anyTime)).toHaveLength(clean.length + 1)
  })

  it('returns nothing for no fixes', () => {
    expect(measure([])).toEqual({ km: 0, movingSeconds: 0, stops: [] })
    expect(measure([first]).km).toBe(0)
  })
})
