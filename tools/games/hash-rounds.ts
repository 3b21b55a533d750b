import { countdownTicks } from '../../packages/games/src/core/settings.ts'
import { hashState, startRound, stepRound } from '../../packages/games/src/simulation.ts'
import { randomRound } from '../../packages/games/src/testing/random-round.ts'

const ticks = 120

/** The final hashes of random rounds, without their countdown. */
export const hashRounds = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const { game, settings, seed, ticks: inputs } = randomRound(first + index, ticks)
    const state = startRound(game, settings, seed)
    state.tick = countdownTicks
    for (const each of inputs) stepRound(state, each)
    return hashState(state)
  })

// For the page of games:compare.
Object.assign(globalThis, { hashRounds })
