import { type GameRoom, roomStateAt } from '@lumiroute/contract/game'
import type { ArGame } from '@lumiroute/contract/store'
import type { Language } from '@lumiroute/contract/text'
import { formatMoment } from '../../../clock/business-moment.ts'
import { text, translate } from '../../../text/text.ts'
import { getJoinUrl } from './join-url.ts'
import type { RoomRow, ScoredRoom } from './queries/room.queries.ts'

export const getGameName = (id: number) => text(`arGame.${id as ArGame}`)
export const viewGame = (id: number, language: Language) => ({
  id,
  name: translate(getGameName(id), language),
})

type Viewing = { origin: string; now: Date; timeZone: string; language: Language }

const formatTimes = ({ startsAt, endsAt, endedAt }: RoomRow, timeZone: string) => ({
  startsAt: formatMoment(startsAt, timeZone),
  endsAt: formatMoment(endsAt, timeZone),
  endedAt: endedAt && formatMoment(endedAt, timeZone),
})

export const getRoomState = (room: RoomRow, now: Date) => roomStateAt(formatTimes(room, 'UTC'), now.getTime())

export function viewRoom(room: RoomRow & Partial<ScoredRoom>, viewing: Viewing): GameRoom {
  const { code, roomId, keyName } = room
  const { origin, now, timeZone, language } = viewing
  return {
    code,
    joinUrl: getJoinUrl(origin, code),
    game: viewGame(room.gameId, language),
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
