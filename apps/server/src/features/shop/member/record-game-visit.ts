import type { Tx } from '../../../db/db.ts'
import { type GameVisit, insertGameVisit, setLastActive } from './queries/visit.queries.ts'

/** A member has played: they claimed a prize of a screen, or finished a round in the store front. */
export async function recordGameVisit(tx: Tx, visit: GameVisit): Promise<void> {
  await insertGameVisit(tx, visit)
  await setLastActive(tx, visit.memberId, visit.at)
}
