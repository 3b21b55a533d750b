import type { OpenRound } from '@lumiroute/contract/store-game'
import { ticksPerSecond } from '@lumiroute/games'
import { type Pad, restingPad } from '@lumiroute/games/input'
import { isOver, RoundRecorder, type Tell, versionOf } from '@lumiroute/games/simulation'

const tickMs = 1000 / ticksPerSecond
/** After a longer stop the game goes on from where it was, instead of rushing through what was missed. */
const maxCatchUpMs = 250

const isSame = (a: Pad, b: Pad) => a.buttons === b.buttons && a.x === b.x && a.y === b.y

/** A round on this phone, with every input recorded, so that the server can play it again. */
export class LocalRound {
  private readonly recorder: RoundRecorder
  /** Pads that no tick has seen yet: at most one for each tick, so that a quick tap is not lost. */
  private readonly waiting: Pad[] = []
  private last: Pad = restingPad
  private waitingMs = 0

  constructor({ gameId, settings, seed }: Pick<OpenRound, 'gameId' | 'settings' | 'seed'>) {
    this.recorder = new RoundRecorder(gameId, settings, seed)
    this.recorder.step([{ kind: 'join', seat: 0 }])
  }

  get state() {
    return this.recorder.state
  }
  get isOver() {
    return isOver(this.state)
  }
  get score() {
    return this.state.seats[0]?.score ?? 0
  }
  get secondsLeft() {
    const whole = this.state.endTick - this.state.tick
    return Math.ceil(whole / ticksPerSecond)
  }
  /** How much of the time until the next tick has passed, from 0 to 1. */
  get share() {
    return Math.min(1, this.waitingMs / tickMs)
  }

  press(pad: Pad): void {
    const before = this.waiting[this.waiting.length - 1]
    if (isSame(before ?? this.last, pad)) return
    // A movement replaces the one before; a press or release never does.
    if (before && before.buttons === pad.buttons) this.waiting[this.waiting.length - 1] = pad
    else this.waiting.push(pad)
  }

  advance(ms: number, tell?: Tell): void {
    this.waitingMs += Math.min(ms, maxCatchUpMs)
    while (this.waitingMs >= tickMs && !this.isOver) {
      this.waitingMs -= tickMs
      const pad = this.waiting.shift()
      if (pad) this.last = pad
      this.recorder.step(pad ? [{ kind: 'pad', seat: 0, pad }] : [], tell)
    }
  }

  /** The recording for the server, in base64. */
  encode(): string {
    return btoa(Array.from(this.recorder.finish().inputs, (byte) => String.fromCharCode(byte)).join(''))
  }
}

/** The page is older or newer than the server: it must be loaded again. */
export const isOtherVersion = ({ gameId, version }: OpenRound) => versionOf(gameId) !== version
