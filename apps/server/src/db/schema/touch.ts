import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { moment } from './columns.ts'
import { members } from './member.ts'
import { stores } from './store.ts'

/** Somebody reached a store through an ad. Its id travels to the store front, and from there to the sign-in. */
export const touches = pgTable(
  'touch',
  {
    id: uuid().primaryKey(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    recordId: integer().references(() => broadcastRecords.id, { onDelete: 'set null' }),
    /** Where the screen was, to about a hundred metres: `25.042,121.513`. */
    cell: text(),
    at: moment().notNull(),
    kind: text().notNull(),
    /** Who signed in with it; emptied when the person is erased. */
    memberId: integer().references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('touch_ad').on(table.adId, table.at),
    index('touch_store').on(table.storeId, table.at),
    index('touch_record').on(table.recordId),
    index('touch_member').on(table.memberId),
    check('touch_kind', sql`${table.kind} in ('scan', 'game', 'link')`),
  ],
)

/** What the person of a touch did afterwards, by rule `last-7d-1`: the last touch before it, within its time. */
export const touchSteps = pgTable(
  'touch_step',
  {
    touchId: uuid()
      .notNull()
      .references(() => touches.id, { onDelete: 'cascade' }),
    step: text().notNull(),
    /** The member who followed, the ticket or the order: each counts once. */
    ref: text().notNull(),
    at: moment().notNull(),
    /** What an order still brings after refunds; null for other steps. */
    amount: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.step, table.ref] }),
    index('touch_step_touch').on(table.touchId),
    check('touch_step_step', sql`${table.step} in ('follow', 'coupon', 'order')`),
    check('touch_step_amount', sql`(${table.amount} is not null) = (${table.step} = 'order')`),
  ],
)
