import { bigint, boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { stores } from './store.ts'

export const files = pgTable(
  'file',
  {
    uuidName: text().primaryKey(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    kind: text().notNull(),
    originalName: text().notNull(),
    mime: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    durationSeconds: doublePrecision(),
    isPrivate: boolean().notNull().default(false),
    createdBy: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('file_store').on(table.storeId, table.createdAt.desc()),
    index('file_created').on(table.createdAt),
  ],
)
