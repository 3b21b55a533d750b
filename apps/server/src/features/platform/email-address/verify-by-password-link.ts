import type { Tx } from '../../../db/db.ts'
import { verifyUnverified } from './email-address.queries.ts'

/** Whoever used a mailed password link reads that mailbox; a change of address would have revoked the link. */
export const verifyByPasswordLink = (tx: Tx, accountId: number): Promise<void> =>
  verifyUnverified(tx, accountId)
