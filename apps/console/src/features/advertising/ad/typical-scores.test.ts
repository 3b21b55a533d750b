import { difficulties, gameIds } from '@lumiroute/games'
import { botInputs } from '@lumiroute/games/bots'
import { isOver, standings, startRound, stepRound } from '@lumiroute/games/simulation'
import { expect, it } from 'vitest'
import { getTypicalScores } from './typical-scores.ts'

const seats = [0, 1, 2, 3]
function playRound(game: (typeof gameIds)[number], difficulty: (typeof difficulties)[number], seed: number) {
  const state = startRound(game, { seconds: 90, difficulty }, seed)
  while (!isOver(state)) stepRound(state, botInputs(state, seats))
  return standings(state).map(({ score }) => score)
}

it.each(gameIds.flatMap((game) => difficulties.map((difficulty) => [game, difficulty] as const)))(
  'game %i, %s: the hint is what bots score today',
  (game, difficulty) => {
    const scores = [1, 2, 3].flatMap((seed) => playRound(game, difficulty, seed))
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const hint = getTypicalScores(game, difficulty, 90)
    expect(hint?.usual).toBeGreaterThan(0.6 * mean)
    expect(hint?.usual).toBeLessThan(1.6 * mean)
  },
)

it('knows nothing without a game, and grows with the length of a round', () => {
  expect(getTypicalScores('', 'normal', 90)).toBeUndefined()
  expect(getTypicalScores(4, 'normal', 180)?.best).toBe(1270)
})
