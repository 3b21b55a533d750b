import { and, eq, sql } from 'drizzle-orm'
import { foldAccountName } from '@lumiroute/contract/account'
import { recentSignInMinutes, type Role, type User } from '@lumiroute/contract/session'
import type { Language } from '@lumiroute/contract/text'
import type { Handle, Tx } from '../../../db/db.ts'
import { hasSecondFactorSql } from '../../../db/has-second-factor.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { accounts, refreshTokens, sessions, signInProofs } from '../../../db/schema/index.ts'
import { languageChangedChannel } from '../../../http/authentication/language-watch.ts'
import { sessionEndedChannel } from '../../../http/authentication/session-watch.ts'

export type SignInRow = {
  id: number
  adminAccount: string
  passwordHash: string | null
  mustChangePassword: boolean
  adminEmail: string
  adminEnabled: boolean
  role: Role
  storeId: number
  storeCode: string
  storeName: string
  storeEnabled: boolean
  language: Language | null
  hasSecondFactor: boolean
}

const signInColumns = `
  a.id, a.admin_account as "adminAccount", a.password_hash as "passwordHash", a.must_change_password as "mustChangePassword", a.admin_email as "adminEmail", a.admin_enabled as "adminEnabled", a.role, a.language,
  s.id as "storeId", s.store_code as "storeCode", s.store_name as "storeName", s.store_enabled as "storeEnabled",
  ${hasSecondFactorSql('a')} as "hasSecondFactor"`

const signInRow = {
  id: 'int4',
  adminAccount: 'text',
  passwordHash: 'text?',
  mustChangePassword: 'bool',
  adminEmail: 'text',
  adminEnabled: 'bool',
  role: 'text',
  language: 'text?',
  storeId: 'int4',
  storeCode: 'text',
  storeName: 'text',
  storeEnabled: 'bool',
  hasSecondFactor: 'bool',
} as const

const byAccount = rawQuery<SignInRow>({
  name: 'session.byAccount',
  row: signInRow,
  sql: `select ${signInColumns} from account a join store s on s.id = a.store_id where a.admin_account_key = $1`,
})
/** The account of that name first, then those of the address, verified ones before others. */
const byAccountOrEmail = rawQuery<SignInRow>({
  name: 'session.byAccountOrEmail',
  row: signInRow,
  sql: `select ${signInColumns} from account a join store s on s.id = a.store_id
   where a.admin_account_key = $1 or lower(a.admin_email collate "C") = lower($2 collate "C")
   order by a.admin_account_key = $1 desc, a.email_verified_at is null, a.id desc limit $3`,
})
const byId = rawQuery<SignInRow>({
  name: 'session.byId',
  row: signInRow,
  sql: `select ${signInColumns} from account a join store s on s.id = a.store_id where a.id = $1`,
})
/**
 * A sign-in must see that its account was disabled at the same time, and two sign-ins must not block each
 * other.
 */
const lockById = rawQuery<SignInRow>({
  name: 'session.lockById',
  row: signInRow,
  sql: `select ${signInColumns} from account a join store s on s.id = a.store_id where a.id = $1 for share of s for no key update of a`,
})

export const listSignIns = (db: Handle, account: string, most: number): Promise<SignInRow[]> =>
  account.includes('@')
    ? db.run(byAccountOrEmail, [foldAccountName(account), account, most])
    : db.run(byAccount, [foldAccountName(account)])
export const findSignInById = async (db: Handle, accountId: number) => (await db.run(byId, [accountId]))[0]
export const lockSignIn = async (tx: Tx, accountId: number) => (await tx.run(lockById, [accountId]))[0]

const userJson = rawQuery({
  name: 'session.user',
  row: { user: 'text' },
  sql: `select json_build_object(
     'id', a.id, 'adminAccount', a.admin_account, 'adminName', a.admin_name, 'adminEmail', a.admin_email,
     'emailVerifiedAt', a.email_verified_at, 'newEmail', a.new_email, 'mustChangePassword', a.must_change_password,
     'roles', json_build_array(a.role), 'storeRole', a.store_role, 'storeId', s.id, 'storeCode', s.store_code, 'storeName', s.store_name,
     'language', a.language, 'version', a.version)::text as "user"
   from account a join store s on s.id = a.store_id where a.id = $1`,
})

/** The user as JSON text, built by the database because every page load reads it. */
export const findUserJson = async (db: Handle, accountId: number) =>
  (await db.run(userJson, [accountId]))[0]?.user
export const findUser = async (db: Handle, accountId: number): Promise<User | undefined> => {
  const text = await findUserJson(db, accountId)
  return text === undefined ? undefined : (JSON.parse(text) as User)
}

/** Each renewal prolongs a session, but never beyond its absolute lifetime. */
export const sessionDays = 30
const absoluteDays = 90
type NewSession = {
  id: string
  accountId: number
  regInfo: string
  address: string
  userAgent: string
  tokenHash: string
  proofHash: string
}

const insertSession = rawQuery({
  name: 'session.insert',
  row: {},
  sql: `with s as (
     insert into session (id, account_id, reg_info, address, user_agent, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => ${sessionDays})) returning id
   ), a as (update account set last_sign_in_at = now() where id = $2), p as (
     insert into sign_in_proof (token_hash, session_id, expires_at)
     select $7, id, now() + make_interval(mins => ${recentSignInMinutes}) from s
   )
   insert into refresh_token (token_hash, session_id) select $6, id from s`,
})
export const openSession = (tx: Tx, s: NewSession) =>
  tx.run(insertSession, [s.id, s.accountId, s.regInfo, s.address, s.userAgent, s.tokenHash, s.proofHash])

export type HeldToken = {
  sessionId: string
  accountId: number
  spentAt: Date | null
  attempt: string | null
  isSpentLately: boolean
  isOpen: boolean
}

const lockToken = rawQuery<HeldToken>({
  name: 'session.lockToken',
  row: {
    sessionId: 'uuid',
    accountId: 'int4',
    spentAt: 'timestamptz?',
    attempt: 'uuid?',
    isSpentLately: 'bool',
    isOpen: 'bool',
  },
  sql: `select r.session_id as "sessionId", s.account_id as "accountId", r.spent_at as "spentAt", r.attempt,
     coalesce(r.spent_at > now() - interval '60 seconds', false) as "isSpentLately",
     s.ended_at is null and s.expires_at > now() and s.created_at > now() - interval '${absoluteDays} days' as "isOpen"
   from refresh_token r join session s on s.id = r.session_id where r.token_hash = $1 for update of r`,
})
/** Locks the token, so that of several simultaneous uses only the first finds it unused. */
export const lockRefreshToken = async (tx: Tx, tokenHash: string) => (await tx.run(lockToken, [tokenHash]))[0]

const spend = rawQuery({
  name: 'session.spend',
  row: {},
  sql: `with spent as (update refresh_token set spent_at = now(), attempt = $3 where token_hash = $1),
        used as (update session set used_at = now(), used_address = $5,
          expires_at = least(now() + make_interval(days => ${sessionDays}), created_at + make_interval(days => ${absoluteDays}))
          where id = $4)
   insert into refresh_token (token_hash, session_id) values ($2, $4)`,
})
type Replacement = {
  spent: string
  next: string
  attempt: string | null
  sessionId: string
  address: string
}
export const replaceRefreshToken = (tx: Tx, { spent, next, attempt, sessionId, address }: Replacement) =>
  tx.run(spend, [spent, next, attempt, sessionId, address])

export async function isUnspent(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ spentAt: refreshTokens.spentAt })
    .from(refreshTokens)
    .where(sql`token_hash = ${tokenHash}`)
  return rows[0] !== undefined && rows[0].spentAt === null
}

export type EndedSessions =
  | { session: string; of?: number }
  | { account: number; but?: string }
  | { store: number }

const selectEnded = (which: EndedSessions) => {
  if ('session' in which)
    return which.of === undefined
      ? sql`${sessions.id} = ${which.session}`
      : sql`${sessions.id} = ${which.session} and ${sessions.accountId} = ${which.of}`
  if ('store' in which)
    return sql`${sessions.accountId} in (select id from account where store_id = ${which.store})`
  return sql`${sessions.accountId} = ${which.account} and ${sessions.id} is distinct from ${which.but ?? null}::uuid`
}

/** Marks sessions as ended and notifies every server; returns their ids. */
export async function markSessionsEnded(tx: Tx, which: EndedSessions): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(sql`${sessions.endedAt} is null and ${selectEnded(which)}`)
    .returning({ id: sessions.id })
  for (const { id } of ended) await tx.execute(sql`select pg_notify(${sessionEndedChannel}, ${id})`)
  return ended.map(({ id }) => id)
}

export async function insertSignInProof(tx: Tx, sessionId: string, tokenHash: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${recentSignInMinutes}::int)`
  await tx.insert(signInProofs).values({ sessionId, tokenHash, expiresAt })
}

export async function updatePasswordHash(
  tx: Tx,
  accountId: number,
  passwordHash: string | null,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash, mustChangePassword: false, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, accountId))
}

type Profile = {
  adminName?: string | undefined
  language?: Language | null | undefined
}

type ProfileRow = { id: number; adminAccount: string; adminEmail: string; emailVerifiedAt: Date | null }

/** Undefined if the account changed since the caller's version. */
export async function updateProfile(
  tx: Tx,
  accountId: number,
  profile: Profile,
  version: number | undefined,
): Promise<ProfileRow | undefined> {
  const isKnown = version === undefined ? undefined : eq(accounts.version, version)
  const updated = await tx
    .update(accounts)
    .set({ ...profile, updatedAt: sql`now()`, updatedBy: accountId, version: sql`${accounts.version} + 1` })
    .where(and(eq(accounts.id, accountId), isKnown))
    .returning({
      id: accounts.id,
      adminAccount: accounts.adminAccount,
      adminEmail: accounts.adminEmail,
      emailVerifiedAt: accounts.emailVerifiedAt,
    })
  return updated[0]
}

export async function notifyLanguage(tx: Tx, accountId: number, language: Language | null): Promise<void> {
  await tx.execute(sql`select pg_notify(${languageChangedChannel}, ${`${accountId} ${language ?? ''}`})`)
}
