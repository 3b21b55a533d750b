import { storeGameRules } from '@lumiroute/contract/store-game'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findGame } from './store-game.queries.ts'

/** The game that the store chose, with its rules. */
export async function requireStoreGame(db: Handle, storeId: number) {
  const gameId = await findGame(db, storeId)
  if (gameId === null) throw new AppError('storeGame.none')
  return { gameId, ...storeGameRules[gameId] }
}
