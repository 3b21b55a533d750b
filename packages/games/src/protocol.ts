/**
 * What server, screens and phones say on the socket `/api/game/socket/{code}` of a game room.
 *
 * The first message is a `Hello` with a token. After that a phone sends its pad (`writePad`, 3 bytes) and `leave`;
 * a screen sends nothing. The server sends JSON as text, and inputs to screens as bytes (`writeFrame`).
 *
 * Times are milliseconds left, never a time of day: clocks of phones and boxes differ.
 */
import type { EventKind } from './core/events.ts'
import type { GameId, Settings } from './core/settings.ts'
import type { EndStatus } from './core/standings.ts'

export type Hello =
  /** `token` is the device token of the box. */
  | { type: 'screen'; token: string; speedKmh?: number }
  /** `token` is the seat token of `POST /game/join`. */
  | { type: 'seat'; token: string }

/** What a phone says besides its pad: the seat is free at once. */
export type Leave = { type: 'leave' }
/** What a screen says besides its hello: how fast its vehicle drives. */
export type Speed = { type: 'speed'; kmh: number }

/** For safety, rooms open only up to the first speed, and a round pauses above the second until all are below the first. */
export const maxOpenKmh = 3
export const maxPlayKmh = 10

/**
 * - `open`: the box invites, nobody has joined yet; it starts some seconds after the first player has joined.
 * - `waiting`: starts when `msLeft` is over.
 * - `playing`: the round runs, its countdown included.
 * - `podium`: the results are shown.
 */
export const phases = ['open', 'waiting', 'playing', 'podium', 'ended'] as const
export type Phase = (typeof phases)[number]

type Room = {
  type: 'room'
  phase: Phase
  /** Until the phase ends; null while it has no end. */
  msLeft: number | null
  /** The vehicle drives too fast to play. */
  isPaused: boolean
}
export type SeatName = { no: number; name: string }
export type Result = { seat: number; score: number; rank: number; endStatus: EndStatus }

/** To a screen. `round` is followed by one frame with all inputs so far. */
export type ScreenMessage =
  | (Room & { seats: SeatName[] })
  | { type: 'round'; game: GameId; version: number; seed: number; settings: Settings }
  | { type: 'over'; hash: string; results: Result[] }

export type Prize = { title: string }

/** To a phone. `you` comes four times a second while the round runs. */
export type SeatMessage =
  | (Room & { players: number; you: SeatName })
  | { type: 'you'; score: number; rank: number; msLeft: number; events: EventKind[] }
  | {
      type: 'over'
      score: number
      rank: number
      players: number
      endStatus: EndStatus
      /** What a winner can claim. */
      prize: Prize | null
      /** Where the store leads winners, or everybody; empty: nowhere. */
      link: string
    }

/** Why the server closes a socket. After `moved` and `restart` the client comes back, after the others not. */
export const closeCodes = {
  badMessage: 4400,
  badToken: 4401,
  noRoom: 4404,
  tooSlow: 4408,
  /** The same seat or screen has connected again. */
  replaced: 4409,
  ended: 4410,
  tooMany: 4429,
  moved: 4503,
  restart: 1012,
} as const
export const comesBack = (code: number) => !([4400, 4401, 4404, 4409, 4410, 4429] as number[]).includes(code)

const frameHead = 8

/**
 * Inputs of the ticks from `from` until before `until`, in the form of a recording whose first tick is `from`. A
 * screen may step up to `until`.
 */
export function writeFrame(from: number, until: number, ticks: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(frameHead + ticks.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, from)
  view.setUint32(4, until)
  bytes.set(ticks, frameHead)
  return bytes
}

export type Frame = { from: number; until: number; ticks: Uint8Array }

/** null: not a frame. Read its ticks with `readTicks` and add `from`. */
export function readFrame(bytes: Uint8Array): Frame | null {
  if (bytes.length < frameHead) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const [from, until] = [view.getUint32(0), view.getUint32(4)]
  return from <= until ? { from, until, ticks: bytes.subarray(frameHead) } : null
}
