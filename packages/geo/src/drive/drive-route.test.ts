import { describe, expect, it } from 'vitest'
import { driveRoute, type Driving } from './drive-route.ts'
import { filterFixes } from '../track/filter-fixes.ts'
import { measureAdherence } from '../track/measure-adherence.ts'
import { measureTrack } from '../track/measure-track.ts'
import { lineBy } from './synthetic-track.ts'

const startAt = Date.parse('2026-11-15T01:00:00Z')
const block = lineBy([121.5, 25.03], [[1800, 0], [0, 1400], [-1800, 100], [0, -1500]]) // oxfmt-ignore
const street = lineBy(
  [121.5, 25.03],
  [
    [2500, 300],
    [1500, 2200],
  ],
)

function measured(lines: (typeof block)[], driving: Partial<Driving> = {}) {
  const { moments, truth } = driveRoute(lines, { startAt, seconds: 4 * 3600, seed: 7, ...driving })
  const fixes = [...moments].flatMap(({ fix }) => fix ?? [])
  const kept = filterFixes(fixes, { from: startAt, until: Infinity })
  const { km, movingSeconds } = measureTrack(kept)
  const { coveredM, totalM } = measureAdherence(lines, kept)
  return { fixes, truth: truth(), km, movingSeconds, sharePct: (100 * coveredM) / totalM }
}

describe.each([1, 2, 3, 4])('seed %i', (seed) => {
  it.each([
    ['a block', [block]],
    ['a street there and back', [street]],
    ['two lines with a way between them', [block, lineBy([121.505, 25.05], [[900, 0]])]],
  ])('%s is measured as it was driven', (_name, lines) => {
    const { truth, km, movingSeconds, sharePct } = measured(lines, { seed })
    expect(Math.abs(km / truth.km - 1)).toBeLessThan(0.03)
    expect(Math.abs(movingSeconds / truth.movingSeconds - 1)).toBeLessThan(0.05)
    expect(Math.abs(sharePct - truth.sharePct)).toBeLessThan(5)
  })

  it('a detour is missing from the share', () => {
    const { truth, sharePct } = measured([block], { seed, closed: [0.05, 0.25] })
    expect(truth.sharePct).toBeLessThan(88)
    expect(Math.abs(sharePct - truth.sharePct)).toBeLessThan(5)
  })
})

it('a drive that ends early covers a part of its route', () => {
  const { truth, sharePct } = measured([block], { seconds: 330 })
  expect(truth.sharePct).toBeLessThan(60)
  expect(Math.abs(sharePct - truth.sharePct)).toBeLessThan(5)
})

it('the same seed gives the same drive, another does not', () => {
  const drive = (seed: number) => measured([block], { seed, seconds: 600 }).fixes
  expect(drive(3)).toEqual(drive(3))
  expect(drive(4)).not.toEqual(drive(3))
})

it('a drive has traffic lights, breaks and the tunnel', () => {
  const { moments } = driveRoute([block], { startAt, seconds: 6 * 3600, seed: 2 })
  const all = [...moments]
  const standing = all.filter(({ metresPerSecond }) => metresPerSecond === 0).length / all.length
  expect(standing).toBeGreaterThan(0.15)
  expect(standing).toBeLessThan(0.6)
  expect(all.filter(({ fix }) => fix === null).length).toBeGreaterThan(20)
  expect(Math.max(...all.map(({ metresPerSecond }) => metresPerSecond))).toBeLessThan(13)
})

it('rejects a route without a line', () => {
  expect(() => driveRoute([[]], { startAt, seconds: 60, seed: 1 })).toThrow(RangeError)
})
