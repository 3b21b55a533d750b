import { foldAccountName } from '@lumiroute/contract/account'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { accounts, stores } from '../../../db/schema/index.ts'

/** Sign-ups with one address wait for each other, so that a repeated one finds the first. */
export async function lockSignUps(tx: Tx, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${email.toLowerCase()}`}, 0))`,
  )
}

const repeated = rawQuery({
  name: 'session.recentSignUp',
  row: { id: 'int4', passwordHash: 'text?' },
  sql: `select a.id, a.password_hash as "passwordHash" from account a join store s on s.id = a.store_id
   where lower(a.admin_email collate "C") = lower($1 collate "C") and a.admin_name = $2 and s.store_name = $2
     and a.admin_account = s.store_code and a.created_at > now() - interval '1 hour'
   order by a.id desc limit 1`,
})
/** A sign-up with the same address and name within the hour. */
export const findRecentSignUp = async (tx: Tx, email: string, name: string) =>
  (await tx.run(repeated, [email, name]))[0]

type NewOwner = { storeCode: string; name: string; email: string; passwordHash: string }

/**
 * Creates a store and its first administrator; returns the account's id. The account is named after the store code: a
 * name made of the address would show whether the address is known.
 */
export async function insertOwnStore(
  tx: Tx,
  { storeCode, name, email, passwordHash }: NewOwner,
): Promise<number> {
  const [store] = await tx.insert(stores).values({ storeCode, storeName: name }).returning({ id: stores.id })
  const owner = { adminAccount: storeCode, adminName: name, adminEmail: email, passwordHash }
  const [account] = await tx
    .insert(accounts)
    .values({
      ...owner,
      adminAccountKey: foldAccountName(storeCode),
      storeId: (store as { id: number }).id,
      isFirst: true,
      isSignUp: true,
      role: 'ROLE_STORE',
    })
    .returning({ id: accounts.id })
  return (account as { id: number }).id
}
