import { type BirdState, birdSimulation } from './bird/simulation.ts'
import type { Tell } from './core/events.ts'
import type { Input } from './core/input.ts'
import type { Simulation } from './core/rules.ts'
import { type GameId, readSettings, type Settings } from './core/settings.ts'
import { fighterSimulation } from './fighter/simulation.ts'
import type { FighterState } from './fighter/state.ts'
import { fruitSimulation, type FruitState } from './fruit/simulation.ts'
import { golfSimulation, type GolfState } from './golf/simulation.ts'

export type GameState = BirdState | FighterState | GolfState | FruitState

const simulations = {
  1: birdSimulation,
  2: fighterSimulation,
  3: golfSimulation,
  4: fruitSimulation,
}
const simulationOf = (game: GameId) => simulations[game] as unknown as Simulation<GameState>

export const startRound = (game: GameId, settings: Partial<Settings>, seed: number): GameState =>
  simulationOf(game).start(readSettings(settings), seed)

export const stepRound = <State extends GameState>(
  state: State,
  inputs: readonly Input[],
  tell?: Tell,
): State => simulationOf(state.game).step(state, inputs, tell) as State

/** A recorded round replays only with the version that it was played with. */
export const versionOf = (game: GameId) => simulationOf(game).version

/** More points than this are impossible for one player of the round. */
export const scoreLimit = (state: GameState) => simulationOf(state.game).scoreLimit(state)
