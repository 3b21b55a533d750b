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

/** By today's rules, or by those of an earlier version that `canReplay`. */
export const startRound = (
  game: GameId,
  settings: Partial<Settings>,
  seed: number,
  version?: number,
): GameState => simulationOf(game).start(readSettings(settings), seed, version)

export const stepRound = <State extends GameState>(
  state: State,
  inputs: readonly Input[],
  tell?: Tell,
): State => simulationOf(state.game).step(state, inputs, tell) as State

/** New rounds are played by this version of the rules. */
export const versionOf = (game: GameId) => simulationOf(game).version

/** Whether the rules of that version are still known. */
export const canReplay = ({ game, version }: { game: GameId; version: number }) =>
  version >= simulationOf(game).oldestVersion && version <= simulationOf(game).version

/** More points than this are impossible for one player of the round. */
export const scoreLimit = (state: GameState) => simulationOf(state.game).scoreLimit(state)
