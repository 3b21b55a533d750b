import { podiumSeconds } from '@lumiroute/contract/game'
import { ticksPerSecond } from '@lumiroute/games'
import type { Phase, Prize, Result, ScreenMessage, SeatMessage } from '@lumiroute/games/protocol'
import { type Client } from './client.ts'
import type { HostedRow } from './queries/lease.queries.ts'
import type { LiveRoom } from '../live-room.ts'
import { readRoomSettings } from '../room-settings.ts'
import type { RoomSeat } from './room-seat.ts'
import type { RunningRound } from './running-round.ts'
import { writeFrame } from '@lumiroute/games/protocol'

export const podiumMs = podiumSeconds * 1000

/** What is shown after a round. `at` is the time of day when it ended. */
export type Over = { at: Date; hash: string; results: Result[]; prize: Prize | null }

/** The part of a hosted room that messages to clients are built from. */
type TellingRoom = {
  phase: Phase
  row: HostedRow
  round: RunningRound | null
  over: Over | null
  speed: { isPaused: boolean }
  seats: ReadonlyMap<number, RoomSeat>
}

export const roundMsLeft = ({ state: { endTick, tick } }: RunningRound) =>
  Math.round(((endTick - tick) * 1000) / ticksPerSecond)

function msLeft({ phase, row, round, over }: TellingRoom, now: Date): number | null {
  if (phase === 'waiting') return Math.max(0, row.startsAt.getTime() - now.getTime())
  if (phase === 'playing') return round && roundMsLeft(round)
  if (phase === 'podium' && over) return Math.max(0, over.at.getTime() + podiumMs - now.getTime())
  return null
}

const roomFor = (room: TellingRoom, now: Date) => ({
  type: 'room' as const,
  phase: room.phase,
  msLeft: msLeft(room, now),
  isPaused: room.speed.isPaused && room.phase === 'playing',
})

/** For people who look on in the console, perhaps at another server. */
export function viewLive(room: TellingRoom, now: Date): LiveRoom {
  const { phase, isPaused, msLeft: left } = roomFor(room, now)
  const scores = new Map(room.round?.state.seats.map(({ no, score }) => [no, score]))
  for (const { seat, score } of room.over?.results ?? []) scores.set(seat, score)
  return {
    phase,
    isPaused,
    endsAtMs: left === null || isPaused ? null : now.getTime() + left,
    seats: [...room.seats.values()].map(({ no, client }) => ({
      no,
      score: scores.get(no) ?? null,
      isHere: client !== null,
    })),
  }
}

export const roomForScreen = (room: TellingRoom, now: Date): ScreenMessage => ({
  ...roomFor(room, now),
  seats: [...room.seats.values()].map(({ no, name }) => ({ no, name })),
})

export const roomForSeat = (room: TellingRoom, { no, name }: RoomSeat, now: Date): SeatMessage => ({
  ...roomFor(room, now),
  players: room.seats.size,
  you: { no, name },
})

/** The whole round so far, for a screen that joins. */
export function sendRound(client: Client, { start, version, readAll }: RunningRound) {
  const message: ScreenMessage = { type: 'round', version, ...start }
  client.send(JSON.stringify(message))
  const { from, until, bytes } = readAll()
  client.send(writeFrame(from, until, bytes), true)
}

export const overForScreen = ({ hash, results }: Over): ScreenMessage => ({ type: 'over', hash, results })

/** Undefined for who only looked on, or came after the end. */
export function overForSeat({ row }: TellingRoom, no: number, over: Over): SeatMessage | undefined {
  const result = over.results.find(({ seat }) => seat === no)
  if (!result) return undefined
  const { score, rank, endStatus } = result
  const isWinner = endStatus === 'win'
  const { winUri, endUri } = readRoomSettings(row.settings)
  return {
    type: 'over',
    score,
    rank,
    players: over.results.length,
    endStatus,
    prize: isWinner ? over.prize : null,
    link: isWinner && winUri !== '' ? winUri : endUri,
  }
}
