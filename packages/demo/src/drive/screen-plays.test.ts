import { seeded } from '@lumiroute/geo'
import { expect, test } from 'vitest'
import { planPlays } from '@lumiroute/server/features/advertising/ad/plan-plays.ts'
import { playScreen, type ScreenItem } from './screen-plays.ts'

const item = (materialId: number, seconds: number): ScreenItem => ({
  materialId,
  sha256: '0'.repeat(64),
  durationMs: seconds * 1000,
})
const [main, second] = [[item(1, 6)], [item(2, 15), item(3, 10)]]
const getList = (items: ScreenItem[]) => ({
  materials: items.map(({ materialId, durationMs }) => ({
    id: materialId,
    name: '',
    duration: durationMs / 1000,
  })),
})
const from = Date.parse('2026-11-15T01:00:00Z')
const play = (mode: string, seconds: number) => [
  ...playScreen(
    { mode, main, second: mode === 'basic' ? [] : second },
    { from, until: from + seconds * 1000 },
    seeded(3),
  ),
]

test.each(['basic', 'split', 'rotate'])('%s plays as often as the record plans', (mode) => {
  const approved = { moveType: 'move_play', mode, playlistOne: getList(main), playlistTwo: getList(second) }
  for (const seconds of [0, 5, 6, 100, 3601, 28_800])
    expect(play(mode, seconds)).toHaveLength(planPlays(approved, seconds) as number)
})

test('plays are sorted by end time, and a few are cut short', () => {
  const plays = play('split', 28_800)
  const starts = plays.map(({ startAt, plannedMs }) => Date.parse(startAt) + plannedMs)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  const short = plays.filter(({ plannedMs, playedMs }) => playedMs < plannedMs).length
  expect(short).toBeGreaterThan(0)
  expect(short / plays.length).toBeLessThan(0.02)
})

test('without items nothing is played', () => {
  const none = { mode: 'rotate', main: [], second: [] }
  expect([...playScreen(none, { from, until: from + 60_000 }, seeded(1))]).toEqual([])
})
