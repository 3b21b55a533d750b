import type { Tx } from '../../../db/db.ts'
import { revokePasswordLinks } from './revoke-password-links.ts'
import { updatePasswordHash } from './session.queries.ts'

/** A new password also revokes every mailed link; null leaves only a mailed link to set one. */
export async function setPassword(tx: Tx, accountId: number, passwordHash: string | null): Promise<void> {
  await updatePasswordHash(tx, accountId, passwordHash)
  await revokePasswordLinks(tx, accountId)
}
