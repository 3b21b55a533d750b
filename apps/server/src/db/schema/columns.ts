import { integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Columns of every row that people edit. */
export const edited = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
  updatedBy: integer(),
  version: integer().notNull().default(1),
}
