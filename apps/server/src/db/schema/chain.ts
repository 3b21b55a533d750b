import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { broadcastRecords } from './ad.ts'
import { id, moment } from './columns.ts'

/** A public key of a box. No foreign key: it proves plays after the device was deleted. */
export const deviceKeys = pgTable(
  'device_key',
  {
    id: id(),
    deviceId: integer().notNull(),
    algorithm: text().$type<'Ed25519' | 'P-256'>().notNull(),
    /** SPKI in DER, base64. */
    publicKey: text().notNull(),
    /** SHA-256 of the DER bytes, in hex. */
    fingerprint: text().notNull().unique('device_key_fingerprint_key'),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('device_key_device').on(table.deviceId),
    check('device_key_algorithm', sql`${table.algorithm} in ('Ed25519', 'P-256')`),
  ],
)

/** One row per accepted batch: the signature attests to the whole chain up to `seq_to`. */
export const recordChains = pgTable(
  'record_chain',
  {
    id: id(),
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id),
    deviceId: integer().notNull(),
    keyId: integer()
      .notNull()
      .references(() => deviceKeys.id),
    seqFrom: integer().notNull(),
    seqTo: integer().notNull(),
    head: text().notNull(),
    signature: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('record_chain_from_key').on(table.recordId, table.keyId, table.seqFrom),
    unique('record_chain_to_key').on(table.recordId, table.keyId, table.seqTo),
    index('record_chain_key').on(table.keyId),
    check('record_chain_range', sql`${table.seqFrom} >= 1 and ${table.seqFrom} <= ${table.seqTo}`),
  ],
)

/** A row of a chain whose content is gone: the server rejected it, or the box had no space left. */
export const recordTombstones = pgTable(
  'record_tombstone',
  {
    keyId: integer()
      .notNull()
      .references(() => deviceKeys.id),
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id),
    seq: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.keyId, table.seq] }),
    index('record_tombstone_key').on(table.keyId),
  ],
)
