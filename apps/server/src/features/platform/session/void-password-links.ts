import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'

/** A mailed link must not outlive the password or the address that it was mailed for. */
export const voidPasswordLinks = (tx: Tx, accountId: number) =>
  tx.execute(
    sql`update password_link set used_at = now() where account_id = ${accountId} and used_at is null`,
  )
