import { type GameId, type Settings, ticksPerSecond } from '@lumiroute/games'
import type { Frame } from '@lumiroute/games/protocol'
import {
  type GameState,
  hashState,
  type Input,
  readState,
  readTicks,
  startRound,
  stepRound,
  type Tell,
  versionOf,
  writeState,
} from '@lumiroute/games/simulation'

export type RoundStart = { game: GameId; version: number; seed: number; settings: Settings }

/** This version of the player has other rules than the server. */
export const isOtherVersion = ({ game, version }: RoundStart) => versionOf(game) !== version

/** The round as the server plays it: the same start and inputs give the same state. */
export class RoundFeed {
  /** Only decided ticks. */
  readonly state: GameState
  readonly #inputs = new Map<number, Input[]>()
  /** The server has decided all ticks before this one. */
  until = 0
  #guess: GameState | null = null
  /** `tick:hash` of the last whole second. All screens have the same ones, so that they can be compared. */
  mark = ''

  constructor({ game, settings, seed }: RoundStart) {
    this.state = startRound(game, settings, seed)
  }

  /** false: inputs are missing in between, so that the round must be loaded again. */
  take({ from, until, ticks }: Frame): boolean {
    if (from > this.until) return false
    for (const { tick, inputs } of readTicks(ticks))
      if (from + tick >= this.until) this.#inputs.set(from + tick, inputs)
    this.until = Math.max(this.until, until)
    return true
  }

  step(untilTick: number, tell?: Tell) {
    const { state } = this
    const last = Math.min(untilTick, this.until, state.endTick)
    while (state.tick < last) {
      const inputs = this.#inputs.get(state.tick)
      this.#inputs.delete(state.tick)
      // Somebody did something that the guess did not know.
      if (inputs) this.#guess = null
      stepRound(state, inputs ?? [], tell)
      if (state.tick % ticksPerSecond === 0) this.mark = `${state.tick}:${this.hash()}`
    }
  }

  /**
   * The round at this tick. A pad stays as it is until the next input, so that ticks which the server has not
   * decided yet can be shown: without this, every touch would be seen later by the time between two frames.
   */
  at(tick: number, tell?: Tell): GameState {
    this.step(tick, tell)
    const last = Math.min(tick, this.state.endTick)
    if (last <= this.state.tick) return this.state
    if (!this.#guess || this.#guess.tick > last) this.#guess = readState(writeState(this.state))
    while (this.#guess.tick < last) stepRound(this.#guess, [])
    return this.#guess
  }

  hash = () => hashState(this.state)
}
