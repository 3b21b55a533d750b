import { botInputs } from '../packages/games/src/bots.ts'
import {
  difficulties,
  type GameId,
  gameIds,
  type Settings,
  usualSettings,
} from '../packages/games/src/index.ts'
import { isOver, standings, startRound, stepRound } from '../packages/games/src/simulation.ts'

/** Prints the points a minute that bots reach: the table of the console's `typical-scores.ts`. */
const rounds = 12
const seats = [0, 1, 2, 3]
const worlds = ['wide', 'tall'] as const

function playRound(game: GameId, settings: Settings, seed: number) {
  const state = startRound(game, settings, seed)
  while (!isOver(state)) stepRound(state, botInputs(state, seats))
  return standings(state).map(({ score }) => (score / settings.seconds) * 60)
}

const median = (scores: readonly number[]) =>
  Math.round(scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? 0)

function measure(game: GameId, difficulty: Settings['difficulty']) {
  const scores = worlds.flatMap((world) =>
    Array.from({ length: rounds }, (_, seed) =>
      playRound(game, { ...usualSettings, world, difficulty }, seed + 1),
    ),
  )
  return `{ usual: ${median(scores.flat())}, best: ${median(scores.map(([first = 0]) => first))} }`
}

for (const game of gameIds)
  console.log(`  ${game}: { ${difficulties.map((each) => `${each}: ${measure(game, each)}`).join(', ')} },`)
