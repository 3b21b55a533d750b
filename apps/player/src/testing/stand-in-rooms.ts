import type { ScreenMessage } from '@lumiroute/games/protocol'
import type { RoomEvents, RoomPort } from '../ports/room.port.ts'

type Room = Omit<Extract<ScreenMessage, { type: 'room' }>, 'type'>

/** The sockets of game rooms; the test says what the server says. */
export class StandInRooms implements RoomPort {
  isUp = true
  /** The code of each room that was joined, and null for each that was left. */
  readonly joined: (string | null)[] = []
  readonly speeds: number[] = []
  #events: RoomEvents | null = null
  #room: Room = { phase: 'open', msLeft: null, isPaused: false, seats: [] }

  join: RoomPort['join'] = ({ code }, events) => {
    this.joined.push(code)
    this.#events = events
    if (this.isUp) this.comeBack()
  }

  leave = () => {
    this.joined.push(null)
    this.#events = null
  }

  tellSpeed = (kmh: number) => void this.speeds.push(kmh)

  /** What the server says now, and to screens that join later. */
  say(room: Partial<Room>) {
    this.#room = { ...this.#room, ...room }
    this.#events?.onMessage({ type: 'room', ...this.#room })
  }

  comeBack() {
    this.isUp = true
    this.#events?.onConnected()
    this.#events?.onMessage({ type: 'room', ...this.#room })
  }

  lose(isGone = false) {
    this.isUp = isGone
    this.#events?.onLost(isGone)
  }
}
