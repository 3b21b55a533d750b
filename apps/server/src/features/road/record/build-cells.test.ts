import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCells, nameCell, standStill, toStays } from './build-cells.ts'

const dayStart = Date.parse('2026-11-14T00:00:00+08:00')
const nine = dayStart + 9 * 3_600_000
const minute = 60_000
const whole = (minutes: number) => ({ startMs: nine, endMs: nine + minutes * minute })
const every = (ms: number, people: number[]) => ({
  at: people.map((_count, i) => nine + (i + 0.5) * ms),
  people,
})
const here = { lat: 25.0411, lng: 121.5137 }

test('names a cell by the nearest point of a grid of 0.0025 degrees', () => {
  expect(nameCell(25.0411, 121.5137)).toBe('25.0400,121.5125')
  expect(nameCell(25.04126, 121.51376)).toBe('25.0425,121.5150')
})

test('divides the time by hour, weather, and whether people were counted', () => {
  const stays = standStill(here, whole(90))
  const counts = every(
    minute,
    Array.from({ length: 75 }, () => 4),
  )
  const rain = [
    { at: nine, isRainy: false },
    { at: nine + 70 * minute, isRainy: true },
  ]
  const cell = '25.0400,121.5125'
  expect(buildCells({ stays, counts, rain, dayStart })).toEqual([
    { cell, hour: 9, isRainy: false, minutes: 60, peopleMinutes: 240 },
    { cell, hour: 10, isRainy: false, minutes: 10, peopleMinutes: 40 },
    // The last count reaches two intervals.
    { cell, hour: 10, isRainy: true, minutes: 6.5, peopleMinutes: 26 },
    { cell, hour: 10, isRainy: true, minutes: 13.5, peopleMinutes: null },
  ])
})

test('the cells add up to the time of the positions', () => {
  const points = fc.array(fc.record({ lat: fc.double({ min: 24, max: 25, noNaN: true }), lng: fc.constant(121.5) }), { minLength: 2, maxLength: 200 }) // oxfmt-ignore
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 20 }), (given, seconds) => {
      const stays = toStays(
        given.map((point, i) => ({ ...point, at: nine + i * seconds * 1000 })),
        whole(300),
      )
      const cells = buildCells({ stays, counts: every(7000, [1, 2, 3]), rain: [], dayStart })
      const total = stays.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) / minute
      expect(cells.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(total, 0)
    }),
  )
})
