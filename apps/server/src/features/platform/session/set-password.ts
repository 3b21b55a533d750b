import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { accounts } from '../../../db/schema/index.ts'
import { voidPasswordLinks } from './void-password-links.ts'

/** A new password also makes every mailed link worthless. */
export async function setPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, accountId))
  await voidPasswordLinks(tx, accountId)
}
