import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** No foreign keys: a log outlives what it refers to, and must not slow down a batch. */
export const activityLog = pgTable(
  'activity_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer().notNull(),
    accountId: integer(),
    source: text().notNull(),
    category: text(),
    method: text().notNull(),
    path: text().notNull(),
    statusCode: smallint().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
  },
  (table) => [
    // Includes method and status, so that the table's filters need no scan of a million rows.
    index('activity_log_of_store').on(
      table.storeId,
      table.source,
      table.day,
      table.category,
      table.method,
      table.statusCode,
    ),
    index('activity_log_newest').on(table.storeId, table.source, table.at.desc()),
    index('activity_log_of_all').on(table.source, table.day, table.category, table.method, table.statusCode),
    check('activity_log_source', sql`${table.source} in ('cms', 'frontend')`),
  ],
)

/** Calls per day, counted as they are logged: charts over a million log rows read a few thousand of these. */
export const activityDays = pgTable(
  'activity_day',
  {
    storeId: integer().notNull(),
    source: text().notNull(),
    day: date().notNull(),
    /** Empty for calls without a category. */
    category: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.source, table.day, table.category] }),
    index('activity_day_of_all').on(table.source, table.day),
  ],
)
