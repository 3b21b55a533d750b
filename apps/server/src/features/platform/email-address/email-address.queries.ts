import type { Language } from '@lumiroute/contract/text'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { accounts, emailLinks, type EmailLinkKind } from '../../../db/schema/index.ts'

export type { EmailLinkKind }

export type Addresses = {
  id: number
  storeId: number
  adminEmail: string
  newEmail: string | null
  emailVerifiedAt: Date | null
  language: Language | null
  adminAccount: string
  isSignUp: boolean
}

const columns = {
  id: accounts.id,
  storeId: accounts.storeId,
  adminEmail: accounts.adminEmail,
  newEmail: accounts.newEmail,
  emailVerifiedAt: accounts.emailVerifiedAt,
  language: accounts.language,
  adminAccount: accounts.adminAccount,
  isSignUp: accounts.isSignUp,
}

export const findAddresses = async (db: Handle, accountId: number): Promise<Addresses | undefined> =>
  (await db.select(columns).from(accounts).where(eq(accounts.id, accountId)))[0]

export const lockAddresses = async (tx: Tx, accountId: number): Promise<Addresses | undefined> =>
  (await tx.select(columns).from(accounts).where(eq(accounts.id, accountId)).for('update'))[0]

type NewLink = {
  tokenHash: string
  accountId: number
  kind: EmailLinkKind
  email: string
  lifeMinutes: number
}
export async function insertEmailLink(db: Db, { lifeMinutes, ...link }: NewLink): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${lifeMinutes})`
  await db.insert(emailLinks).values({ ...link, expiresAt })
}

const use = rawQuery({
  name: 'emailAddress.useLink',
  row: { accountId: 'int4', email: 'text' },
  sql: `update email_link set used_at = now()
   where token_hash = $1 and kind = $2 and used_at is null and expires_at > now()
   returning account_id as "accountId", email`,
})
/** The account and address of a link that is still valid; it cannot be used again. */
export const useEmailLink = async (tx: Tx, tokenHash: string, kind: EmailLinkKind) =>
  (await tx.run(use, [tokenHash, kind]))[0]

export async function markEmailLinksUsed(tx: Tx, accountId: number, kind: EmailLinkKind): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailLinks.accountId, accountId), eq(emailLinks.kind, kind), isNull(emailLinks.usedAt)))
}

type Change = {
  adminEmail?: string
  newEmail?: string | null
  /** Whether the address in force is verified from now on. */
  isVerified?: boolean
}
export async function updateAddresses(tx: Tx, accountId: number, change: Change): Promise<void> {
  const { adminEmail, newEmail, isVerified } = change
  await tx
    .update(accounts)
    .set({
      adminEmail,
      newEmail,
      ...(isVerified !== undefined && { emailVerifiedAt: isVerified ? sql`now()` : null }),
      updatedAt: sql`now()`,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, accountId))
}

export async function verifyUnverified(tx: Tx, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailVerifiedAt)))
}

const others = rawQuery({
  name: 'emailAddress.hasOthers',
  row: { has: 'bool' },
  sql: `select exists (select 1 from account
     where lower(admin_email collate "C") = lower($1 collate "C") and id <> $2) as has`,
})
export const hasOtherAccount = async (db: Handle, email: string, accountId: number): Promise<boolean> =>
  (await db.run(others, [email, accountId]))[0]?.has ?? false

export const deleteEmailLinks = (db: Handle) =>
  db.execute(sql`delete from email_link where expires_at < now() - interval '1 day'`)
