import type { Tell } from './core/events.ts'
import { type Input, maxInputsPerTick } from './core/input.ts'
import { InputLog, type LogMark, type RecordedRound, readTicks } from './core/recording.ts'
import { type GameId, maxSeats, readSettings, type Settings } from './core/settings.ts'
import { hashState } from './core/serialise.ts'
import { isOver } from './core/state.ts'
import { canReplay, type GameState, startRound, stepRound, versionOf } from './rounds.ts'

/** Plays a round and keeps its inputs. */
export class RoundRecorder {
  readonly state: GameState
  readonly #log = new InputLog()
  readonly #start = this.#log.mark(0)
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

  /** What is played later can be read by `readSince`. */
  mark = (): LogMark => this.#log.mark(this.state.tick)

  /** Inputs since a mark, in the form of a recording whose first tick is that of the mark. */
  readSince = (mark: LogMark): Uint8Array => this.#log.readSince(mark)

  finish(): RecordedRound {
    return {
      game: this.game,
      version: versionOf(this.game),
      seed: this.seed,
      settings: this.#settings,
      ticks: this.state.tick,
      inputs: this.readSince(this.#start),
    }
  }
}

export type Replay = { state: GameState; hash: string }

/** Ticks between two pauses of `replaySlices`: about a millisecond. */
const sliceTicks = 60

/**
 * Plays a recorded round again, up to its last tick or to `untilTick`, and pauses every second of the game, so that a
 * server can answer others in between. null: it was played by rules that are no longer known.
 */
export function* replaySlices(
  recorded: RecordedRound,
  untilTick = recorded.ticks,
  tell?: Tell,
): Generator<undefined, Replay | null> {
  if (!canReplay(recorded)) return null
  const { game, settings, seed, version } = recorded
  const state = startRound(game, settings, seed, version)
  const last = Math.min(untilTick, recorded.ticks, state.endTick)
  const ticks = readTicks(recorded.inputs)
  let next = ticks.next()
  while (state.tick < last) {
    if (state.tick % sliceTicks === 0) yield
    stepRound(state, !next.done && next.value.tick === state.tick ? next.value.inputs : [], tell)
    // A second entry for one tick never comes from a recorder, and is ignored.
    while (!next.done && next.value.tick < state.tick) next = ticks.next()
  }
  return { state, hash: hashState(state) }
}

/** The same at once. */
export function replayRound(recorded: RecordedRound, untilTick = recorded.ticks, tell?: Tell): Replay | null {
  const slices = replaySlices(recorded, untilTick, tell)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
