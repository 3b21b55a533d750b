import type { ClockPort } from '../ports/clock.port.ts'

type Timer = { dueMs: number; resolve: () => void }

/** Time that passes only on request. */
export class VirtualClock implements ClockPort {
  #nowMs = 0
  #timers: Timer[] = []
  /** The device's clock at 0. */
  deviceStartMs: number

  constructor(deviceStartMs: number) {
    this.deviceStartMs = deviceStartMs
  }

  readonly monoMs = () => this.#nowMs
  readonly deviceMs = () => this.deviceStartMs + this.#nowMs
  readonly wait = (ms: number) =>
    new Promise<void>((resolve) => this.#timers.push({ dueMs: this.#nowMs + ms, resolve }))

  /** Runs everything that falls due, in sequence, and waits for each. */
  async pass(ms: number) {
    const untilMs = this.#nowMs + ms
    await settled()
    for (let timer = this.#takeNext(untilMs); timer; timer = this.#takeNext(untilMs)) {
      this.#nowMs = timer.dueMs
      timer.resolve()
      await settled()
    }
    this.#nowMs = untilMs
  }

  /** Skips hours that the test does not look at. */
  skip(ms: number) {
    this.#nowMs += ms
    for (const timer of this.#timers) timer.dueMs += ms
  }

  #takeNext(untilMs: number): Timer | undefined {
    const next = this.#timers.reduce<Timer | undefined>(
      (first, timer) => (first && first.dueMs <= timer.dueMs ? first : timer),
      undefined,
    )
    if (!next || next.dueMs > untilMs) return undefined
    this.#timers = this.#timers.filter((timer) => timer !== next)
    return next
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
