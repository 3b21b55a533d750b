import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { id, moment } from './columns.ts'
import { stores } from './store.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A closing report of one date, or of a whole ad. */
export const reports = pgTable(
  'report',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Null: all dates of the ad. */
    recordId: integer().references(() => broadcastRecords.id, { onDelete: 'cascade' }),
    language: text().$type<'zh-TW' | 'en'>().notNull(),
    /** Part of the public address. */
    token: text().notNull().unique('report_token_key'),
    /** Of the bundle's JSON, in hex. */
    sha256: text().notNull(),
    /** Of what the bundle says, without its time and proofs: the same data gives the same report. */
    contentHash: text().notNull(),
    /** The bundle's JSON, gzipped. */
    bundle: bytes().notNull(),
    /** How many entries the transparency log had; 0 without a log. */
    headSize: integer().notNull().default(0),
    /** The PDF. */
    file: bytes().notNull(),
    createdAt: moment().notNull(),
    createdBy: integer(),
    revokedAt: moment(),
  },
  (table) => [
    unique('report_content_key').on(table.adId, table.contentHash),
    index('report_store').on(table.storeId, table.id),
    index('report_record').on(table.recordId),
    check('report_language', sql`${table.language} in ('zh-TW', 'en')`),
  ],
)
