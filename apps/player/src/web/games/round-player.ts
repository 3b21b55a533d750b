import type { Frame } from '@lumiroute/games/protocol'
import { type GameState, type Tell } from '@lumiroute/games/simulation'
import { RoundFeed, type RoundStart } from '../../core/round-feed.ts'
import { TickPace } from '../../core/tick-pace.ts'

export type Shot = { state: GameState; share: number }

/** Plays the round that comes from the socket, at the pace of the screen. */
export class RoundPlayer {
  readonly feed: RoundFeed
  readonly #pace = new TickPace()
  /** The first frame holds all that happened before. */
  caughtUpMs: number | null = null

  constructor(start: RoundStart) {
    this.feed = new RoundFeed(start)
  }

  take(frame: Frame): boolean {
    if (!this.feed.take(frame)) return false
    this.#pace.take(frame.until, performance.now())
    if (this.caughtUpMs !== null) return true
    this.feed.step(frame.until)
    this.caughtUpMs = performance.now()
    return true
  }

  /** What to draw now. */
  shoot(tell: Tell): Shot {
    const tick = this.#pace.step(performance.now())
    const whole = Math.ceil(tick)
    const state = this.feed.at(whole, tell)
    return { state, share: 1 - (whole - tick) }
  }

  /** All that the server has decided, at once. */
  finish(): string {
    this.feed.step(Infinity)
    return this.feed.hash()
  }
}
