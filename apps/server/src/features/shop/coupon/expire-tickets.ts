import type { Deps } from '../../../deps.ts'
import { deleteExpiredCodes, expireHeldTickets } from './queries/ticket.queries.ts'

/** Saves the expiry of tickets and deletes codes that are no longer valid. */
export async function expireTickets({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await expireHeldTickets(db, now())
  await deleteExpiredCodes(db, now())
}
