import type { Phase, Result, SeatName } from '@lumiroute/games/protocol'
import type { PlannedRoom as Room } from '@lumiroute/contract/playbox'

export type { Room }

/** The last message of the room's socket. Times are of the monotonic clock. */
export type RoomNews = {
  code: string
  /** null: the server has said nothing yet. */
  room: { phase: Phase; endsMonoMs: number | null; isPaused: boolean; seats: SeatName[] } | null
  results: Result[]
  isConnected: boolean
  /** The server has closed the room for this screen. */
  isGone: boolean
  /** Since when it has been connected or not. */
  sinceMonoMs: number
}

/** `inviting`: no player has joined yet. `isLost`: the socket is disconnected; the last frame stays visible for a while. */
export type GameTurn = {
  phase: 'inviting' | 'waiting' | 'playing' | 'podium'
  room: Room
  secondsLeft: number | null
  seats: SeatName[]
  results: Result[]
  isPaused: boolean
  isLost: boolean
}

/** After this long without the server the playlist is a better picture than a stopped game. */
export const patienceMs = 10_000

const phases = { open: 'inviting', waiting: 'waiting', playing: 'playing', podium: 'podium' } as const

type Given = { room: Room | null; news: RoomNews | null; isLinked: boolean; ms: number; monoMs: number }

const secondsUntil = (endMs: number, nowMs: number) => Math.max(0, Math.ceil((endMs - nowMs) / 1000))

/**
 * What the game room means for the screen now. The room's own times end it on a device that is offline; all
 * else comes from its socket.
 */
export function gameTurn({ room, news, isLinked, ms, monoMs }: Given): GameTurn | null {
  const own = news?.code === room?.code ? news : null
  if (!room || !own || own.isGone) return null
  const isLost = !own.isConnected
  // The first player changes the times: while the server is there, it knows them best.
  if (isLost && ms >= Date.parse(room.endsAt)) return null
  if (isLost && monoMs - own.sinceMonoMs >= patienceMs) return null
  if (!own.room) return isLinked ? waitingTurn(room, ms) : null
  const { phase, endsMonoMs, seats, isPaused } = own.room
  if (phase === 'ended') return null
  const secondsLeft = endsMonoMs === null ? null : secondsUntil(endsMonoMs, monoMs)
  return { phase: phases[phase], room, secondsLeft, seats, results: own.results, isPaused, isLost }
}

/** A linked room is shown at once, before its socket has answered. */
function waitingTurn(room: Room, ms: number): GameTurn | null {
  const startsMs = Date.parse(room.startsAt)
  if (ms >= startsMs) return null
  const nobody = { seats: [], results: [], isPaused: false, isLost: false }
  return { phase: 'waiting', room, secondsLeft: secondsUntil(startsMs, ms), ...nobody }
}
