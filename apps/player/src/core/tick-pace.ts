import { ticksPerSecond } from '@lumiroute/games'

const perMs = ticksPerSecond / 1000
/** How long a frame counts for the mean. */
const rememberMs = 1500
/** After such a silence the round has been paused, and its ticks come at another time. */
const silenceMs = 500
/** So far away, the picture jumps instead of hurrying. */
const jumpTicks = 30
const [slowest, fastest] = [0.9, 1.15]
/** How many ticks may be shown that the server has not decided; a fifth of a second. */
const mostAhead = 12

/**
 * Which tick to draw, so that the picture moves evenly although frames come irregularly. `take` is called for
 * each frame, `step` before each drawing.
 */
export class TickPace {
  /** How far each frame was ahead of an even clock, in ticks. */
  #heard: { atMs: number; lead: number }[] = []
  #tick = 0
  #until = 0
  #steppedMs: number | null = null

  take(until: number, atMs: number) {
    const lastMs = this.#heard.at(-1)?.atMs ?? atMs
    if (atMs - lastMs > silenceMs) this.#heard = []
    this.#until = Math.max(this.#until, until)
    this.#heard.push({ atMs, lead: until - atMs * perMs })
    while (this.#heard[0] && this.#heard[0].atMs < atMs - rememberMs) this.#heard.shift()
  }

  /** With a part: 12.5 is half way from tick 12 to tick 13. */
  step(nowMs: number): number {
    const passed = (nowMs - (this.#steppedMs ?? nowMs)) * perMs
    this.#steppedMs = nowMs
    const wanted = this.#wanted(nowMs)
    const isFar = Math.abs(wanted - this.#tick - passed) > jumpTicks
    const within = Math.max(this.#tick + passed * slowest, Math.min(this.#tick + passed * fastest, wanted))
    this.#tick = Math.min(isFar ? wanted : within, this.#until + mostAhead)
    return this.#tick
  }

  #wanted(nowMs: number): number {
    if (this.#heard.length === 0) return this.#until
    const sum = this.#heard.reduce((total, { lead }) => total + lead, 0)
    return sum / this.#heard.length + nowMs * perMs
  }
}
