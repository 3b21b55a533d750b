import type { EventKind, Pad } from '@lumiroute/games/simulation'
import type { Client } from './client.ts'

const padsPerSecond = 30
const maxEvents = 12

/** A seat and its phone, if it is connected. Times are monotonic. */
export class RoomSeat {
  client: Client | null = null
  /** The pad beyond the limit: sent later, so that a released button does not stay pressed. */
  latePad: Pad | null = null
  #tokens = padsPerSecond
  #filledAt: number
  #events: EventKind[] = []

  constructor(
    readonly no: number,
    public name: string,
    /** Without a phone since then. */
    public goneSince: number,
  ) {
    this.#filledAt = goneSince
  }

  /** Whether another pad is within the limit. */
  takeToken(now: number): boolean {
    this.#tokens = Math.min(padsPerSecond, this.#tokens + ((now - this.#filledAt) * padsPerSecond) / 1000)
    this.#filledAt = now
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }

  addEvent(kind: EventKind) {
    if (this.client && this.#events.length < maxEvents) this.#events.push(kind)
  }
  takeEvents(): EventKind[] {
    return this.#events.length === 0 ? this.#events : this.#events.splice(0)
  }
}
