import type { Tx } from '../../../db/db.ts'
import { markLinksUsed } from './password-link.queries.ts'

/** A mailed link must not outlive the password or address it was sent for. */
export const revokePasswordLinks = (tx: Tx, accountId: number): Promise<void> => markLinksUsed(tx, accountId)
