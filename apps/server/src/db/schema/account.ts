import type { StoreRole } from '@lumiroute/contract/account'
import type { Language } from '@lumiroute/contract/text'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { stores } from './store.ts'

export const accounts = pgTable(
  'account',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    adminAccount: text().notNull(),
    /** The folded name; folding in SQL would depend on the database's locale. */
    adminAccountKey: text().notNull(),
    adminName: text().notNull(),
    adminEmail: text().notNull(),
    emailVerifiedAt: moment(),
    /** Takes effect once it is confirmed. */
    newEmail: text(),
    adminEnabled: boolean().notNull().default(true),
    isFirst: boolean().notNull().default(false),
    /** Somebody signed up with it, which also created the store. */
    isSignUp: boolean().notNull().default(false),
    role: text().notNull(),
    /** What the account may do inside its store. */
    storeRole: text().$type<StoreRole>().notNull().default('owner'),
    passwordHash: text(),
    /** Somebody else chose the password. */
    mustChangePassword: boolean().notNull().default(false),
    lastSignInAt: moment(),
    /** For messages and mails; null if the person has chosen none. */
    language: text().$type<Language>(),
    ...edited,
  },
  (table) => [
    uniqueIndex('account_name_key').on(table.adminAccountKey),
    uniqueIndex('account_first_key')
      .on(table.storeId)
      .where(sql`${table.isFirst}`),
    index('account_store').on(table.storeId),
    index('account_email').on(sql`lower(${table.adminEmail} collate "C")`),
    check('account_role', sql`${table.role} in ('ROLE_ADMIN', 'ROLE_STORE')`),
    check('account_store_role', sql`${table.storeRole} in ('owner', 'manager', 'counter', 'viewer')`),
    check('account_operator_owns', sql`${table.role} = 'ROLE_STORE' or ${table.storeRole} = 'owner'`),
    check('account_first_owns', sql`not ${table.isFirst} or ${table.storeRole} = 'owner'`),
    check('account_language', sql`${table.language} in ('zh-TW', 'en')`),
  ],
)

export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    /** Null once the account is deleted: an ended session must outlive it while its access token is valid. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    regInfo: text().notNull().default(''),
    address: text().notNull(),
    /** Where it was renewed last; null until then. */
    usedAddress: text(),
    userAgent: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('session_account').on(table.accountId),
    index('session_ended').on(table.endedAt),
    index('session_expires').on(table.expiresAt),
  ],
)

/** Only hashes: a stolen copy of this table opens no session. */
export const refreshTokens = pgTable(
  'refresh_token',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: moment().notNull().defaultNow(),
    spentAt: moment(),
    attempt: uuid(),
  },
  (table) => [index('refresh_token_session').on(table.sessionId)],
)

/** That the person of a session signed in or re-authenticated a short while ago; only hashes as well. */
export const signInProofs = pgTable(
  'sign_in_proof',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sign_in_proof_session').on(table.sessionId),
    index('sign_in_proof_expires').on(table.expiresAt),
  ],
)

export const passwordLinks = pgTable(
  'password_link',
  {
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('password_link_account').on(table.accountId)],
)

/** Confirms an address, or undoes a change of it; only hashes, as for passwords. */
export const emailLinks = pgTable(
  'email_link',
  {
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().$type<EmailLinkKind>().notNull(),
    email: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('email_link_account').on(table.accountId),
    check('email_link_kind', sql`${table.kind} in ('confirm', 'undo')`),
  ],
)
export type EmailLinkKind = 'confirm' | 'undo'

export const signInFailures = pgTable(
  'sign_in_failure',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountKey: text().notNull(),
    address: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('sign_in_failure_account').on(table.accountKey, table.at),
    index('sign_in_failure_address').on(table.address, table.at),
  ],
)
