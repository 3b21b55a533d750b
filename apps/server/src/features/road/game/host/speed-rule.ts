import { slackSeconds } from '@lumiroute/contract/game'
import { maxOpenKmh, maxPlayKmh } from '@lumiroute/games/protocol'

const calmMs = 3000
/** A pause that lasts longer ends the round. */
export const maxPauseMs = slackSeconds * 1000

/** Nobody plays beside a driving vehicle: one fast screen pauses the game for all. Times are monotonic. */
export class SpeedRule {
  readonly #speeds = new Map<number, number>()
  #pausedAt: number | null = null
  #calmSince: number | null = null

  get isPaused() {
    return this.#pausedAt !== null
  }

  report(deviceId: number, kmh: number, now: number) {
    this.#speeds.set(deviceId, kmh)
    this.#look(now)
  }

  forget(deviceId: number, now: number) {
    this.#speeds.delete(deviceId)
    this.#look(now)
  }

  #look(now: number) {
    const fastest = Math.max(0, ...this.#speeds.values())
    if (fastest > maxPlayKmh) this.#pausedAt ??= now
    if (fastest >= maxOpenKmh) this.#calmSince = null
    else this.#calmSince ??= now
  }

  pausedMs = (now: number) => (this.#pausedAt === null ? 0 : now - this.#pausedAt)

  /** Returns how long the pause was if it ends now, else 0. */
  resume(now: number): number {
    if (this.#pausedAt === null || this.#calmSince === null || now - this.#calmSince < calmMs) return 0
    const lost = this.pausedMs(now)
    this.#pausedAt = null
    return lost
  }
}
