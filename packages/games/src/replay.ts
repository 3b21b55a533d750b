import type { Tell } from './core/events.ts'
import { type Input, maxInputsPerTick } from './core/input.ts'
import { InputLog, type RecordedRound, readTicks } from './core/recording.ts'
import { type GameId, maxSeats, readSettings, type Settings } from './core/settings.ts'
import { hashState } from './core/serialise.ts'
import { isOver } from './core/state.ts'
import { type GameState, startRound, stepRound, versionOf } from './rounds.ts'

/** Plays a round and keeps its inputs. */
export class RoundRecorder {
  readonly state: GameState
  readonly #log = new InputLog()
  readonly #settings: Settings

  constructor(
    readonly game: GameId,
    settings: Partial<Settings>,
    readonly seed: number,
  ) {
    this.#settings = readSettings(settings)
    this.state = startRound(game, this.#settings, seed)
  }

  step(inputs: readonly Input[], tell?: Tell): GameState {
    if (isOver(this.state)) return this.state
    const kept = inputs.filter(({ seat }) => seat >= 0 && seat < maxSeats).slice(0, maxInputsPerTick)
    this.#log.add(this.state.tick, kept)
    return stepRound(this.state, kept, tell)
  }

  finish(): RecordedRound {
    return {
      game: this.game,
      version: versionOf(this.game),
      seed: this.seed,
      settings: this.#settings,
      ticks: this.state.tick,
      inputs: this.#log.read(),
    }
  }
}

export type Replay = { state: GameState; hash: string }

/**
 * Plays a recorded round again, up to its last tick or to `untilTick`. null: it was played with another
 * version of the game.
 */
export function replayRound(recorded: RecordedRound, untilTick = recorded.ticks, tell?: Tell): Replay | null {
  if (recorded.version !== versionOf(recorded.game)) return null
  const state = startRound(recorded.game, recorded.settings, recorded.seed)
  const last = Math.min(untilTick, recorded.ticks, state.endTick)
  for (const { tick, inputs } of readTicks(recorded.inputs)) {
    while (state.tick < Math.min(tick, last)) stepRound(state, [], tell)
    if (state.tick >= last) break
    if (state.tick === tick) stepRound(state, inputs, tell)
  }
  while (state.tick < last) stepRound(state, [], tell)
  return { state, hash: hashState(state) }
}
