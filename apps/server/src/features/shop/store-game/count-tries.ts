import { roundsPerDay, type Tries } from '@lumiroute/contract/store-game'
import { today } from '../../../clock/business-day.ts'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { countTries as countStarted } from './store-game.queries.ts'

/** Every started round counts, also one that was given up. */
export async function countTries(db: Handle, deps: Deps, memberId: number): Promise<Tries> {
  const used = await countStarted(db, memberId, today(deps))
  return { used, limit: roundsPerDay, left: Math.max(0, roundsPerDay - used) }
}
