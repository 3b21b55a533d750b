import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts, sessions } from './account.ts'
import { id, moment } from './columns.ts'

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The secret that an account shares with its authenticator app. */
export const totps = pgTable('totp', {
  accountId: accountId().primaryKey(),
  /** Encrypted; empty after the encryption key was lost. */
  secret: text().notNull(),
  /** Null until the person has entered a first code. */
  confirmedAt: moment(),
  /** The time step of the last accepted code: a code works once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  lastUsedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

export const passkeys = pgTable(
  'passkey',
  {
    id: id(),
    /** As base64url. */
    credentialId: text().notNull(),
    accountId: accountId(),
    /** What the authenticator knows the account by. */
    userHandle: text().notNull(),
    /** The host name for which the browser keeps it. */
    rpId: text().notNull(),
    /** COSE key, as base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('passkey_credential_key').on(table.credentialId),
    index('passkey_account').on(table.accountId),
  ],
)

/** Only hashes: a stolen copy of this table opens no account. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    accountId: accountId(),
    codeHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** A sign-in, re-authentication or new passkey that waits for the person's proof. */
export const authChallenges = pgTable(
  'auth_challenge',
  {
    tokenHash: text().primaryKey(),
    purpose: text().notNull().$type<'signIn' | 'passkeySignIn' | 'reauthenticate' | 'addPasskey'>(),
    /** Null when signing in with a passkey alone, until the passkey names the account. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Set for what a signed-in person does. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    /** The random value that a passkey signs. */
    challenge: text().notNull(),
    userHandle: text(),
    regInfo: text().notNull().default(''),
    failures: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('auth_challenge_account').on(table.accountId),
    index('auth_challenge_session').on(table.sessionId),
    index('auth_challenge_expires').on(table.expiresAt),
    check(
      'auth_challenge_purpose',
      sql`${table.purpose} in ('signIn', 'passkeySignIn', 'reauthenticate', 'addPasskey')`,
    ),
  ],
)
