import type { LogFinding } from '@lumiroute/contract/transparency-log'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './account.ts'
import { id, moment } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const count = () => bigint({ mode: 'number' })

/** The keys with which the log signs. A newer one exists only if the older secret was lost. */
export const logKeys = pgTable('log_key', {
  id: id(),
  /** The name of the log. It is part of every signature, so it never changes. */
  origin: text().notNull(),
  /** The 32 bytes of the Ed25519 key, base64. */
  publicKey: text().notNull(),
  /** Encrypted; empty after the encryption key was lost. */
  secret: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** An entry of the log. It has no index until the next head includes it. */
export const logLeaves = pgTable(
  'log_leaf',
  {
    id: id(),
    leafIndex: count(),
    line: text().notNull(),
    /** RFC 6962 leaf hash, in hex. */
    hash: text().notNull().unique('log_leaf_hash_key'),
    /** What the entry is about; without foreign keys, because an entry stays for ever. */
    keyId: integer(),
    recordId: integer(),
    seq: integer(),
    chainId: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('log_leaf_index_key').on(table.leafIndex),
    index('log_leaf_pending')
      .on(table.id)
      .where(sql`${table.leafIndex} is null`),
    index('log_leaf_record').on(table.recordId, table.keyId, table.seq),
    index('log_leaf_key')
      .on(table.keyId)
      .where(sql`${table.recordId} is null`),
    index('log_leaf_chain').on(table.chainId),
  ],
)

/** The widest state of each tile; a narrower one is its beginning. */
export const logTiles = pgTable(
  'log_tile',
  { level: smallint().notNull(), tileIndex: count().notNull(), hashes: bytes().notNull() },
  (table) => [
    primaryKey({ columns: [table.level, table.tileIndex] }),
    check(
      'log_tile_width',
      sql`length(${table.hashes}) between 32 and 8192 and length(${table.hashes}) % 32 = 0`,
    ),
  ],
)

/** Every state of the log that was signed. */
export const logHeads = pgTable('log_head', {
  size: count().primaryKey(),
  /** In hex. */
  root: text().notNull(),
  /** The signed checkpoint. */
  note: text().notNull(),
  keyId: integer()
    .notNull()
    .references(() => logKeys.id),
  at: moment().notNull(),
})

/** Signature lines of witnesses under a checkpoint. */
export const logCosignatures = pgTable(
  'log_cosignature',
  {
    size: count()
      .notNull()
      .references(() => logHeads.size),
    witness: text().notNull(),
    line: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.size, table.witness] })],
)

/** What is known of a witness: the size that it signed last, and why it did not sign the newest. */
export const logWitnesses = pgTable('log_witness', {
  name: text().primaryKey(),
  size: count().notNull().default(0),
  problem: text().notNull().default(''),
  at: moment().notNull(),
})

/** Hides an id in the public log. */
export const logSalts = pgTable(
  'log_salt',
  {
    kind: text().$type<'device' | 'record'>().notNull(),
    subjectId: integer().notNull(),
    salt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    check('log_salt_kind', sql`${table.kind} in ('device', 'record')`),
  ],
)

/** Results of the nightly check. */
export const logChecks = pgTable('log_check', {
  id: id(),
  at: moment().notNull(),
  size: count().notNull(),
  chains: integer().notNull(),
  findings: jsonb().$type<LogFinding[]>().notNull(),
  /** `findings` holds the first hundred. */
  findingCount: integer().notNull(),
  seconds: integer().notNull(),
})

/** Accounts that want the newest checkpoint by mail each day. */
export const logMails = pgTable('log_mail', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The last day for which a mail was prepared. */
  sentOn: date({ mode: 'string' }),
})
