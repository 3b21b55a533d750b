import type { getStoreGameStats as endpoint } from '@lumiroute/contract/store-game'
import type { Read } from '../../../http/pipeline/route.ts'
import { countPlayed } from './store-game.queries.ts'

export async function getStats({ db, deps, scope }: Read<typeof endpoint>) {
  const none = { rounds: 0, players: 0, wins: 0, prizes: 0, bestScore: null }
  return (await countPlayed(db, scope.storeId, deps.now())) ?? none
}
