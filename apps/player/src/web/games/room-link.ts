import type { Frame, ScreenMessage } from '@lumiroute/games/protocol'
import { isOtherVersion } from '../../core/round-feed.ts'
import type { RoomEvents, RoomPort } from '../../ports/room.port.ts'
import { RoomSocket } from './room-socket.ts'
import { RoundPlayer } from './round-player.ts'

const socketUrl = (code: string) => `${location.origin.replace(/^http/, 'ws')}/api/game/socket/${code}`

/** The end of a round, as the server and this screen have computed it. */
export type RoundEnd = { hash: string; isSame: boolean }

/** The room of this screen: its socket, and the round that is drawn from it. */
export class RoomLink implements RoomPort {
  #socket: RoomSocket | null = null
  #speedKmh: number | null = null
  round: RoundPlayer | null = null
  end: RoundEnd | null = null

  join(
    { code, token, speedKmh }: { code: string; token: string; speedKmh: number | null },
    events: RoomEvents,
  ) {
    this.leave()
    this.#speedKmh = speedKmh
    const hello = () => ({
      type: 'screen' as const,
      token,
      ...(this.#speedKmh !== null && { speedKmh: this.#speedKmh }),
    })
    this.#socket = new RoomSocket(socketUrl(code), hello, {
      onOpen: events.onConnected,
      onClose: events.onLost,
      onMessage: (message) => this.#heard(message, events),
      onFrame: (frame) => this.#take(frame),
    })
  }

  leave() {
    this.#socket?.stop()
    this.#socket = null
    this.round = null
    this.end = null
  }

  tellSpeed(kmh: number) {
    this.#speedKmh = kmh
    this.#socket?.send({ type: 'speed', kmh })
  }

  #heard(message: ScreenMessage, events: RoomEvents) {
    if (message.type === 'round') return this.#begin(message, events)
    if (message.type === 'over') this.#finish(message.hash, events)
    events.onMessage(message)
  }

  #begin(start: Extract<ScreenMessage, { type: 'round' }>, { onFault, onLost }: RoomEvents) {
    if (isOtherVersion(start)) {
      this.leave()
      onFault(`Game ${start.game} has version ${start.version} on the server`)
      return onLost(true)
    }
    this.round = new RoundPlayer(start)
    this.end = null
  }

  /** Frames of a round that cannot be shown are not missed. */
  #take(frame: Frame) {
    return this.round?.take(frame) ?? true
  }

  #finish(expected: string, { onFault }: RoomEvents) {
    if (!this.round) return
    const hash = this.round.finish()
    this.end = { hash, isSame: hash === expected }
    onFault(hash === expected ? '' : `The round ended with ${hash} here and with ${expected} on the server`)
  }
}
