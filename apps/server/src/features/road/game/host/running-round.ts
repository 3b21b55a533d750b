import {
  type GameState,
  type Input,
  isHere,
  isOver,
  type LogMark,
  type RecordedRound,
  readTicks,
  RoundRecorder,
  type Tell,
  versionOf,
} from '@lumiroute/games/simulation'
import { maxInputsPerTick, restingPad } from '@lumiroute/games/input'
import type { GameId, Settings } from '@lumiroute/games'
import type { InputRow } from './queries/round.queries.ts'

/** Inputs of some ticks, in the form of a recording whose first tick is `from`; `end` is where the next ones begin. */
export type TickRange = { from: number; until: number; bytes: Uint8Array; end: LogMark }
type Start = { game: GameId; settings: Settings; seed: number }

/** One round: inputs wait for the next tick, then go to the screens and to the database. */
export class RunningRound {
  readonly version: number
  readonly #recorder: RoundRecorder
  #waiting: Input[] = []
  #sent: LogMark
  #written: LogMark

  constructor(readonly start: Start) {
    this.version = versionOf(start.game)
    this.#recorder = new RoundRecorder(start.game, start.settings, start.seed)
    this.#sent = this.#written = this.#recorder.mark()
  }

  get state(): GameState {
    return this.#recorder.state
  }
  get isOver() {
    return isOver(this.state)
  }

  add(input: Input) {
    this.#waiting.push(input)
  }

  join(seat: number) {
    if (!this.isPlaying(seat)) this.add({ kind: 'join', seat })
  }

  leave(seat: number) {
    if (this.isPlaying(seat)) this.add({ kind: 'leave', seat })
  }

  /** Otherwise the ship of a phone without network would fly on into the wall. */
  release(seat: number) {
    const pad = this.#find(seat)?.pad
    if (pad && (pad.buttons !== 0 || pad.x !== 0 || pad.y !== 0))
      this.add({ kind: 'pad', seat, pad: restingPad })
  }

  #find = (no: number) => this.state.seats.find((seat) => seat.no === no)

  isPlaying(no: number) {
    const seat = this.#find(no)
    return seat !== undefined && isHere(seat)
  }
  hasPlayed = (no: number) => this.#find(no) !== undefined

  /** Returns whether the tick had inputs. */
  step(tell?: Tell): boolean {
    const inputs = this.#waiting.splice(0, maxInputsPerTick)
    this.#recorder.step(inputs, tell)
    return inputs.length > 0
  }

  get unsentTicks() {
    return this.state.tick - this.#sent.tick
  }

  takeUnsent(): TickRange {
    const range = this.#readSince(this.#sent)
    this.#sent = range.end
    return range
  }

  /** For a screen that joins now. */
  readAll = () => ({ from: 0, until: this.state.tick, bytes: this.finish().inputs })

  /** null: everything is written. Call `markWritten` once it is. */
  readUnwritten(): TickRange | null {
    return this.state.tick > this.#written.tick ? this.#readSince(this.#written) : null
  }

  /** Inputs that arrived while the database was writing stay for the next time. */
  markWritten({ end }: TickRange) {
    this.#written = end
  }

  #readSince(mark: LogMark): TickRange {
    const end = this.#recorder.mark()
    return { from: mark.tick, until: end.tick, bytes: this.#recorder.readSince(mark), end }
  }

  finish = (): RecordedRound => this.#recorder.finish()

  /** Plays what another server has written; in slices, because other rooms must not stop meanwhile. */
  async replay(rows: readonly InputRow[]) {
    for (const { fromTick, untilTick, bytes } of rows) {
      for (const { tick, inputs } of readTicks(bytes)) {
        await this.#catchUp(fromTick + tick)
        this.#recorder.step(inputs)
      }
      await this.#catchUp(untilTick)
    }
    this.#sent = this.#written = this.#recorder.mark()
  }

  async #catchUp(tick: number) {
    while (this.state.tick < tick && !this.isOver) {
      this.#recorder.step([])
      if (this.state.tick % 300 === 0) await new Promise(setImmediate)
    }
  }
}
