import { expect, test } from 'vitest'
import { followStream, shouldSave, type OpenStream } from './stream-log.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')

type Tick = [second: number, recordId: number | null, isSeen: boolean, problem?: string]

/** The reports of a series of ticks, with the second of each. */
function run(ticks: Tick[], from: OpenStream | null = null) {
  let open = from
  let ids = 0
  const told: [string, number, number, string][] = []
  for (const [second, recordId, isSeen, problem = ''] of ticks) {
    const now = { recordId, isSeen, ms: noon + second * 1000, problem, newId: () => `id-${(ids += 1)}` }
    const followed = followStream(open, now)
    open = followed.open
    for (const report of followed.reports)
      if (report.kind === 'stream')
        told.push([
          report.event.kind,
          report.recordId,
          (Date.parse(report.event.at) - noon) / 1000,
          report.event.detail ?? '',
        ])
  }
  return { open, told }
}

test('a stream without problems has a start and an end', () => {
  const { told, open } = run([
    [0, 7, false],
    [3, 7, true],
    [60, 7, true],
    [61, null, false],
  ])
  expect(told).toEqual([
    ['start', 7, 3, ''],
    ['end', 7, 60, ''],
  ])
  expect(open).toBeNull()
})

test('reports each loss of the picture once, with the browser’s error, and its return', () => {
  const { told } = run([
    [0, 7, true],
    [10, 7, false, 'fragLoadError 404'],
    [11, 7, false, 'manifestLoadError'],
    [20, 7, true],
    [30, 7, false, 'manifestLoadTimeOut'],
    [40, null, false],
  ])
  expect(told).toEqual([
    ['start', 7, 0, ''],
    ['error', 7, 10, 'fragLoadError 404'],
    ['resume', 7, 20, ''],
    ['error', 7, 30, 'manifestLoadTimeOut'],
    ['end', 7, 30, ''],
  ])
})

test('a source without a picture is an error after 15 seconds, once, and has no end', () => {
  const ticks = Array.from({ length: 60 }, (_, second): Tick => [second, 7, false, 'manifestLoadError 403'])
  expect(run([...ticks, [60, null, false]]).told).toEqual([['error', 7, 15, 'manifestLoadError 403']])
  expect(run([...ticks, [60, 7, true]]).told.at(-1)).toEqual(['start', 7, 60, ''])
})

test('another record ends the previous one', () => {
  expect(
    run([
      [0, 7, true],
      [5, 8, true],
    ]).told.map(([kind, recordId, second]) => [kind, recordId, second]),
  ).toEqual([
    ['start', 7, 0],
    ['end', 7, 0],
    ['start', 8, 5],
  ])
})

test('after a power cut, reports the end at the last known time', () => {
  const kept: OpenStream = { recordId: 7, phase: 'seen', sinceMs: noon, lastMs: noon + 90_000 }
  expect(run([[40_000, null, false]], kept).told).toEqual([['end', 7, 90, '']])
})

test('is saved to disk on each change, otherwise every half minute', () => {
  const open: OpenStream = { recordId: 7, phase: 'seen', sinceMs: noon, lastMs: noon }
  expect(shouldSave(null, null)).toBe(false)
  expect(shouldSave(open, null)).toBe(true)
  expect(shouldSave({ ...open, lastMs: noon + 29_000 }, open)).toBe(false)
  expect(shouldSave({ ...open, lastMs: noon + 30_000 }, open)).toBe(true)
  expect(shouldSave({ ...open, phase: 'lost' }, open)).toBe(true)
  expect(shouldSave(null, open)).toBe(true)
})
