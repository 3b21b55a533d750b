import {
  type GameRoom,
  podiumSeconds,
  type RoomPhase,
  roomStateAt,
  slackSeconds,
} from '@lumiroute/contract/game'
import type { ArGame } from '@lumiroute/contract/store'
import type { Language } from '@lumiroute/contract/text'
import { formatMoment } from '../../../clock/business-moment.ts'
import { text, translate } from '../../../text/text.ts'
import { getJoinUrl } from './join-url.ts'
import type { LiveRoom } from './live-room.ts'
import type { PublicRoom, RoomRow, ScoredRoom } from './queries/room.queries.ts'

export const getGameName = (id: number) => text(`arGame.${id as ArGame}`)
export const viewGame = (id: number, language: Language) => ({
  id,
  name: translate(getGameName(id), language),
})

export type Viewing = { origin: string; now: Date; timeZone: string; language: Language }

const formatTimes = ({ startsAt, endsAt, endedAt }: RoomRow, timeZone: string) => ({
  startsAt: formatMoment(startsAt, timeZone),
  endsAt: formatMoment(endsAt, timeZone),
  endedAt: endedAt && formatMoment(endedAt, timeZone),
})

export const getRoomState = (room: RoomRow, now: Date) => roomStateAt(formatTimes(room, 'UTC'), now.getTime())

type PhaseFacts = RoomRow & Pick<PublicRoom, 'players' | 'isPlayed'>

export function getRoomPhase(room: PhaseFacts, now: Date): RoomPhase {
  const state = getRoomState(room, now)
  if (state === 'waiting' && !room.isLinked && room.players === 0) return 'open'
  return state === 'playing' && room.isPlayed ? 'podium' : state
}

/** After the last tick a room stays open for the results, and for pauses that did not happen. */
const afterRoundMs = (podiumSeconds + slackSeconds) * 1000

/** As its host sees it; without a host, as its times tell. */
export function viewPhase(room: ScoredRoom, live: LiveRoom | null, { now, timeZone }: Viewing) {
  const { phase, isPaused, endsAtMs } = live ?? getPhaseByTimes(room, now)
  const phaseEndsAt = endsAtMs === null ? null : formatMoment(new Date(endsAtMs), timeZone)
  return { phase, isPaused, phaseEndsAt }
}

function getPhaseByTimes(room: ScoredRoom, now: Date) {
  const phase = getRoomPhase({ ...room, isPlayed: room.hasRound }, now)
  const lastTickMs = room.endsAt.getTime() - afterRoundMs
  if (phase === 'waiting') return { phase, isPaused: false, endsAtMs: room.startsAt.getTime() }
  if (phase !== 'playing') return { phase, isPaused: false, endsAtMs: null }
  return lastTickMs > now.getTime()
    ? { phase, isPaused: false, endsAtMs: lastTickMs }
    : { phase: 'podium' as const, isPaused: false, endsAtMs: null }
}

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
    hasRound: room.hasRound ?? false,
  }
}
