import type { listStoreRounds as endpoint } from '@lumiroute/contract/store-game'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findStoreGamePrize } from '../coupon/store-game-prizes.ts'
import { countTries } from './count-tries.ts'
import { requireStoreGame } from './require-store-game.ts'
import { findBest, listLeaders, listOwnRounds } from './store-game.queries.ts'
import { viewFinishedRound } from './view-round.ts'

export async function listRounds({ db, deps, member, scope }: Read<typeof endpoint>) {
  const { storeId } = scope
  const game = await requireStoreGame(db, storeId)
  const { gameId } = game
  const rounds = await listOwnRounds(db, member.id)
  return {
    game: { ...game, prize: await findStoreGamePrize(db, storeId, gameId, deps.now()) },
    tries: await countTries(db, deps, member.id),
    bestScore: await findBest(db, member.id, gameId),
    roundList: rounds.map((round) => viewFinishedRound(round, deps.settings.businessTz)),
    leaderList: await listLeaders(db, {
      storeId,
      memberId: member.id,
      gameId,
      since: getMonday(today(deps)),
    }),
  }
}

const dayMs = 86_400_000

/** The Monday of a day's week, both as YYYY-MM-DD. */
export function getMonday(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
