import { arGames, type GameRoom, roomStateAt } from '@lumiroute/contract'
import { joinUrl } from './join-url.ts'
import type { RoomRow, ScoredRoom } from './room.queries.ts'

export const viewGame = (id: number) => ({ id, name: arGames[id as keyof typeof arGames] ?? String(id) })

type Viewing = { origin: string; now: Date }

const timesOf = ({ startsAt, endsAt, endedAt }: RoomRow) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

export const stateOf = (room: RoomRow, now: Date) => roomStateAt(timesOf(room), now.getTime())

export function viewRoom(room: RoomRow & Partial<ScoredRoom>, { origin, now }: Viewing): GameRoom {
  const { code, roomId, keyName } = room
  return {
    code,
    joinUrl: joinUrl(origin, code),
    game: viewGame(room.gameId),
    roomId,
    keyName,
    state: stateOf(room, now),
    openedAt: room.openedAt.toISOString(),
    ...timesOf(room),
    endReason: room.endReason,
    players: room.players ?? 0,
    bestScore: room.bestScore ?? null,
  }
}
