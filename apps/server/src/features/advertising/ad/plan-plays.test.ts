import { expect, test } from 'vitest'
import { planPlays } from './plan-plays.ts'

const list = (...durations: number[]) => ({
  materials: durations.map((duration, id) => ({ id, name: '', duration })),
})
const ad = (mode: string, one: number[], two?: number[], moveType = 'move_play') => ({
  moveType,
  mode,
  playlistOne: list(...one),
  playlistTwo: two ? list(...two) : null,
})

test.each([
  ['plans whole loops', ad('basic', [20, 10]), 90, 6],
  ['plans a partial loop', ad('basic', [20, 10]), 55, 3],
  ['omits the secondary list in basic mode', ad('basic', [20], [5]), 60, 3],
  ['plans both lists side by side', ad('split', [20], [15]), 60, 3 + 4],
  ['plans both lists alternately', ad('rotate', [20], [10, 30]), 80, 4],
  ['plans lists of different lengths alternately', ad('rotate', [10, 10], [20, 20, 20]), 3600, 240],
  ['plans with an empty secondary list', ad('rotate', [20], []), 60, 3],
  ['plans nothing to show', ad('basic', []), 60, 0],
])('%s', (_what, approved, seconds, plays) => {
  expect(planPlays(approved, seconds)).toBe(plays)
})

test('plans no plays for a game', () => {
  expect(planPlays(ad('basic', [20], undefined, 'fix_game'), 60)).toBeNull()
})
