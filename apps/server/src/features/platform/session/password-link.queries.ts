import type { Language } from '@lumiroute/contract/text'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { accounts, passwordLinks, stores } from '../../../db/schema/index.ts'

export type LinkReceiver = {
  id: number
  adminName: string
  adminAccount: string
  adminEmail: string
  emailVerifiedAt: Date | null
  language: Language | null
}

const selectReceivers = (db: Db) =>
  db
    .select({
      id: accounts.id,
      adminName: accounts.adminName,
      adminAccount: accounts.adminAccount,
      adminEmail: accounts.adminEmail,
      emailVerifiedAt: accounts.emailVerifiedAt,
      language: accounts.language,
    })
    .from(accounts)
    .innerJoin(stores, eq(stores.id, accounts.storeId))

export const findReceiver = async (db: Db, accountId: number): Promise<LinkReceiver | undefined> =>
  (await selectReceivers(db).where(eq(accounts.id, accountId)))[0]

/**
 * Enabled accounts of enabled stores. Verified ones first: an attacker who creates many accounts with a
 * victim's address must not crowd out the victim's own.
 */
export const listReceiversByEmail = (db: Db, email: string, most: number): Promise<LinkReceiver[]> =>
  selectReceivers(db)
    .where(
      and(
        sql`lower(${accounts.adminEmail} collate "C") = lower(${email} collate "C")`,
        eq(accounts.adminEnabled, true),
        eq(stores.storeEnabled, true),
      ),
    )
    .orderBy(sql`${accounts.emailVerifiedAt} is null`, accounts.id)
    .limit(most)

type NewLink = { tokenHash: string; accountId: number; lifeMinutes: number }

export async function insertPasswordLink(
  db: Db,
  { tokenHash, accountId, lifeMinutes }: NewLink,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${lifeMinutes})`
  await db.insert(passwordLinks).values({ tokenHash, accountId, expiresAt })
}

const recent = rawQuery({
  name: 'session.recentLinks',
  row: { most: 'int4' },
  sql: `select coalesce(max(n), 0)::int as most from (
     select count(*) n from password_link
     where account_id = any($1::int[]) and created_at > now() - make_interval(mins => $2) and expires_at > now()
       and expires_at <= now() + make_interval(mins => $2) and used_at is null
     group by account_id) per`,
})
/** How many links with this life one of the accounts has. */
export const countRecentLinks = async (db: Handle, accountIds: number[], lifeMinutes: number) =>
  (await db.run(recent, [accountIds, lifeMinutes]))[0]?.most ?? 0

const isValid = `token_hash = $1 and used_at is null and expires_at > now()`
const find = rawQuery({
  name: 'session.link',
  row: { accountId: 'int4' },
  sql: `select account_id as "accountId" from password_link where ${isValid}`,
})
const use = rawQuery({
  name: 'session.useLink',
  row: { accountId: 'int4' },
  sql: `update password_link set used_at = now() where ${isValid} returning account_id as "accountId"`,
})

/** The account of a link that is still valid. */
export const findLinkAccount = async (db: Handle, tokenHash: string): Promise<number | undefined> =>
  (await db.run(find, [tokenHash]))[0]?.accountId
/** As `findLinkAccount`, and the link cannot be used again. */
export const usePasswordLink = async (tx: Tx, tokenHash: string): Promise<number | undefined> =>
  (await tx.run(use, [tokenHash]))[0]?.accountId

export async function markLinksUsed(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(
    sql`update password_link set used_at = now() where account_id = ${accountId} and used_at is null`,
  )
}
