import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'
import { accounts, passwordLinks } from '../../db/schema/index.ts'

/** A new password also makes every mailed link worthless. */
export async function setPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, accountId))
  await tx
    .update(passwordLinks)
    .set({ usedAt: sql`now()` })
    .where(sql`${passwordLinks.accountId} = ${accountId} and used_at is null`)
}
