import type { Tx } from '../../../db/db.ts'
import { type GameVisit, insertGameVisit, setLastActive } from './queries/visit.queries.ts'

/** A member who claims a prize shows that they have played. */
export async function recordGameVisit(tx: Tx, visit: GameVisit): Promise<void> {
  await insertGameVisit(tx, visit)
  await setLastActive(tx, visit.memberId, visit.at)
}
