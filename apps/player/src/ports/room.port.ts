import type { ScreenMessage } from '@lumiroute/games/protocol'

type Told = Extract<ScreenMessage, { type: 'room' | 'over' }>

export type RoomEvents = {
  /** What the server says besides the round itself, which the screen draws. */
  onMessage: (message: Told) => void
  onConnected: () => void
  /** `isGone`: the server does not want this screen in the room any more. */
  onLost: (isGone: boolean) => void
  /** The round cannot be shown, or has ended differently here; for the operators. */
  onFault: (text: string) => void
}

/** The socket of a game room; it reconnects by itself. */
export type RoomPort = {
  join: (room: { code: string; token: string; speedKmh: number | null }, events: RoomEvents) => void
  leave: () => void
  tellSpeed: (kmh: number) => void
}
