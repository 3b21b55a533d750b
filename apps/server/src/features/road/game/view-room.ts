import { type GameRoom, roomStateAt } from '@lumiroute/contract/game'
import { arGames } from '@lumiroute/contract/store'
import { formatMoment } from '../../../clock/business-moment.ts'
import { getJoinUrl } from './join-url.ts'
import type { RoomRow, ScoredRoom } from './queries/room.queries.ts'

export const viewGame = (id: number) => ({ id, name: arGames[id as keyof typeof arGames] ?? String(id) })

type Viewing = { origin: string; now: Date; timeZone: string }

const formatTimes = ({ startsAt, endsAt, endedAt }: RoomRow, timeZone: string) => ({
  startsAt: formatMoment(startsAt, timeZone),
  endsAt: formatMoment(endsAt, timeZone),
  endedAt: endedAt && formatMoment(endedAt, timeZone),
})

export const getRoomState = (room: RoomRow, now: Date) => roomStateAt(formatTimes(room, 'UTC'), now.getTime())

export function viewRoom(room: RoomRow & Partial<ScoredRoom>, { origin, now, timeZone }: Viewing): GameRoom {
  const { code, roomId, keyName } = room
  return {
    code,
    joinUrl: getJoinUrl(origin, code),
    game: viewGame(room.gameId),
    roomId,
    keyName,
    state: getRoomState(room, now),
    openedAt: formatMoment(room.openedAt, timeZone),
    ...formatTimes(room, timeZone),
    endReason: room.endReason,
    players: room.players ?? 0,
    bestScore: room.bestScore ?? null,
  }
}
