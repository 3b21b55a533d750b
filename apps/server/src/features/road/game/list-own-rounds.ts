import type { listOwnRounds as endpoint, OwnRound } from '@lumiroute/contract/game'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listRoundsOfMember } from './queries/own-round.queries.ts'
import { viewGame } from './view-room.ts'

export async function listOwnRounds({ db, deps, member, language }: Read<typeof endpoint>) {
  const rows = await listRoundsOfMember(db, member.id)
  const roundList = rows.map(({ gameId, playedAt, ticketNo, cpnCode, title, endStatus, ...result }) => ({
    ...result,
    endStatus: endStatus as OwnRound['endStatus'],
    game: viewGame(gameId, language),
    playedAt: formatMoment(playedAt, deps.settings.businessTz),
    prize: ticketNo === null ? null : { ticketNo, cpnCode: cpnCode ?? '', title: title ?? '' },
  }))
  return { roundList }
}
