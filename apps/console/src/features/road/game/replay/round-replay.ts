import {
  canReplay,
  type GameState,
  type Input,
  readRecording,
  readState,
  readTicks,
  type RecordedRound,
  startRound,
  stepRound,
  writeState,
} from '@lumiroute/games/simulation'

/** Going back replays at most five seconds. */
const keepEvery = 300

/** A recorded round that can be played from any tick. */
export class RoundReplay {
  state: GameState
  readonly #inputs: ReadonlyMap<number, Input[]>
  readonly #kept = new Map<number, Uint8Array>()

  constructor(readonly round: RecordedRound) {
    this.state = startRound(round.game, round.settings, round.seed, round.version)
    this.#inputs = new Map([...readTicks(round.inputs)].map(({ tick, inputs }) => [tick, inputs]))
    this.#keep()
  }

  get lastTick() {
    return Math.min(this.round.ticks, this.state.endTick)
  }

  /** One tick; false at the end. */
  step(): boolean {
    if (this.state.tick >= this.lastTick) return false
    stepRound(this.state, this.#inputs.get(this.state.tick) ?? [])
    this.#keep()
    return true
  }

  seek(tick: number) {
    const wanted = Math.max(0, Math.min(this.lastTick, Math.trunc(tick)))
    const nearest = Math.max(...[...this.#kept.keys()].filter((each) => each <= wanted))
    if (wanted < this.state.tick || nearest > this.state.tick)
      this.state = readState<GameState>(this.#kept.get(nearest) as Uint8Array)
    while (this.state.tick < wanted && this.step());
  }

  #keep() {
    const { tick } = this.state
    if (tick % keepEvery === 0 && !this.#kept.has(tick)) this.#kept.set(tick, writeState(this.state))
  }
}

export type OpenedRound =
  | { kind: 'replay'; replay: RoundReplay }
  /** The game has changed since. */
  | { kind: 'otherVersion' }
  | { kind: 'broken' }

const readBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export function openRound(recording: string): OpenedRound {
  const round = readRecording(readBase64(recording))
  if (!round) return { kind: 'broken' }
  if (!canReplay(round)) return { kind: 'otherVersion' }
  return { kind: 'replay', replay: new RoundReplay(round) }
}
