import {
  type FinishedRound,
  type OpenRound,
  storeGameDifficulty,
  storeGameWorld,
} from '@lumiroute/contract/store-game'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { OwnRound, RoundRow } from './store-game.queries.ts'

export const getSettings = ({ seconds, winScore }: RoundRow): OpenRound['settings'] => ({
  world: storeGameWorld,
  difficulty: storeGameDifficulty,
  seconds,
  winScore,
})

export const viewOpenRound = (row: RoundRow): OpenRound => ({
  roundId: row.id,
  gameId: row.gameId,
  version: row.codeVersion,
  seed: row.seed,
  settings: getSettings(row),
})

export function viewFinishedRound(row: OwnRound, timeZone: string): FinishedRound {
  const { score, finishedAt, ticketNo, ticketTitle, ticketExpiresAt } = row
  if (score === null || finishedAt === null) throw new Error(`round ${row.id} is not finished`)
  return {
    roundId: row.id,
    gameId: row.gameId,
    score,
    isWin: score >= row.winScore,
    finishedAt: formatMoment(finishedAt, timeZone),
    ticket:
      ticketNo === null
        ? null
        : {
            ticketNo,
            title: ticketTitle ?? '',
            expiresAt: ticketExpiresAt && formatMoment(ticketExpiresAt, timeZone),
          },
    prizeRefusal: row.prizeRefusal,
  }
}
