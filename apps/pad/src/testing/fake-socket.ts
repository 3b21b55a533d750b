import type { SeatMessage } from '@lumiroute/games/protocol'
import type { Socket } from '../core/seat-link.ts'

/** The network between a phone and the server. */
export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: (string | Uint8Array)[] = []
  isClosed = false
  send(data: string | Uint8Array) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  say(message: SeatMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

export const roomMessage = (given: Partial<Extract<SeatMessage, { type: 'room' }>> = {}): SeatMessage => ({
  type: 'room',
  phase: 'waiting',
  msLeft: 12_000,
  isPaused: false,
  players: 3,
  you: { no: 4, name: '石虎' },
  ...given,
})
