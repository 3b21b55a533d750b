import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { id, moment } from './columns.ts'
import { stores } from './store.ts'

/** What the approval promised for a date of an ad. */
export const deliveryPromises = pgTable(
  'delivery_promise',
  {
    id: id(),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    minutes: integer().notNull(),
    /** Null for games and streams, whose plays cannot be planned. */
    plays: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique('delivery_promise_day_key').on(table.adId, table.date)],
)

/** Where and when a record was on the road, and how many people were there; rewritten with each measurement. */
export const recordCells = pgTable(
  'record_cell',
  {
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id, { onDelete: 'cascade' }),
    /** The middle of a square of 0.0025 degrees: `25.0425,121.5125`. */
    cell: text().notNull(),
    /** Hour of the day in business time. */
    hour: smallint().notNull(),
    /** Null if no device reported the weather. */
    isRainy: boolean(),
    minutes: doublePrecision().notNull(),
    /** Null for minutes without counts; those have a row of their own. */
    peopleMinutes: doublePrecision(),
  },
  (table) => [index('record_cell_record').on(table.recordId), index('record_cell_cell').on(table.cell)],
)

/** Compensation for a record that delivered less than promised; proposed once, decided once. */
export const makeGoods = pgTable(
  'make_good',
  {
    id: id(),
    recordId: integer()
      .notNull()
      .unique('make_good_record_key')
      .references(() => broadcastRecords.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Delivered part of the promise, 0 to 1. */
    share: doublePrecision().notNull(),
    credit: integer().notNull(),
    state: text().$type<'proposed' | 'credited' | 'rebooked' | 'declined'>().notNull().default('proposed'),
    reason: text().notNull().default(''),
    newDate: date(),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    decidedBy: integer(),
  },
  (table) => [
    index('make_good_store').on(table.storeId),
    index('make_good_ad').on(table.adId),
    index('make_good_open')
      .on(table.id)
      .where(sql`${table.state} = 'proposed'`),
    check('make_good_state', sql`${table.state} in ('proposed', 'credited', 'rebooked', 'declined')`),
    check('make_good_share', sql`${table.share} >= 0 and ${table.share} < 1 and ${table.credit} >= 0`),
  ],
)
