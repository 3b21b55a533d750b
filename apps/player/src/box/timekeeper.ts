import { type Anchor, type KeptTime, type KnownTime, readTime } from '../core/known-time.ts'
import type { Ports } from '../ports/ports.ts'

/** Tracks the server's time, and how long the server has been silent. */
export class Timekeeper {
  readonly #ports: Pick<Ports, 'clock' | 'store'>
  readonly #startMonoMs: number
  #anchor: Anchor | null = null
  #kept: KeptTime | null = null

  constructor(ports: Pick<Ports, 'clock' | 'store'>) {
    this.#ports = ports
    this.#startMonoMs = ports.clock.monoMs()
  }

  async load() {
    this.#kept = await this.#ports.store.get('time')
  }

  now(): KnownTime {
    const { clock } = this.#ports
    const reading = { deviceMs: clock.deviceMs(), monoMs: clock.monoMs(), startMonoMs: this.#startMonoMs }
    return readTime(reading, this.#anchor, this.#kept)
  }

  get upMs(): number {
    return this.#ports.clock.monoMs() - this.#startMonoMs
  }

  get lastContactMs(): number | null {
    return this.#kept?.serverMs ?? null
  }

  /** Assumes that the answer took half of the round trip. */
  async heard(serverTime: string, sentMonoMs: number) {
    const monoMs = this.#ports.clock.monoMs()
    const serverMs = Date.parse(serverTime) + (monoMs - sentMonoMs) / 2
    this.#anchor = { serverMs, monoMs }
    await this.#keep({ serverMs, offsetMs: serverMs - this.#ports.clock.deviceMs(), seenMs: serverMs })
  }

  /** So that a clock that was set back while the device was off is detected. */
  async rememberNow() {
    const { ms, isKnown } = this.now()
    if (this.#kept && isKnown && ms > this.#kept.seenMs) await this.#keep({ ...this.#kept, seenMs: ms })
  }

  async #keep(kept: KeptTime) {
    this.#kept = kept
    await this.#ports.store.set('time', kept)
  }
}
