import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ads } from './ad.ts'
import { edited, id, moment } from './columns.ts'
import { stores } from './store.ts'

export const orders = pgTable(
  'order',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    source: text().notNull(),
    /** One order for an ad's subscription; the order outlives an ad that is deleted unpaid. */
    adId: integer()
      .unique('order_ad_key')
      .references(() => ads.id, { onDelete: 'set null' }),
    adName: text(),
    accountId: integer(),
    adminName: text().notNull().default(''),
    /** The newest attempt to pay, or the one that succeeded. */
    paymentId: text().notNull(),
    paymentType: text().notNull().default(''),
    paymentStatus: text().notNull(),
    orderAmount: integer().notNull(),
    orderTime: moment().notNull().defaultNow(),
    paidAt: moment(),
    memo: text().notNull().default(''),
    ...edited,
  },
  (table) => [
    index('order_store').on(table.storeId, table.id),
    index('order_open')
      .on(table.paymentStatus)
      .where(sql`${table.paymentStatus} in ('INIT', 'PENDING')`),
    check('order_source', sql`${table.source} in ('CART', 'CUSTOM', 'AD', 'POS')`),
    check('order_amount', sql`${table.orderAmount} >= 0`),
    check(
      'order_payment_status',
      sql`${table.paymentStatus} in ('INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED', 'REFUNDING', 'REFUNDED', 'PART_REFUNDED')`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_item',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    oiProdCode: text().notNull(),
    oiProdName: text().notNull(),
    oiProdSaleQty: integer().notNull(),
    oiProdSalePrice: integer().notNull(),
  },
  (table) => [index('order_item_order').on(table.orderId)],
)

/** One attempt to pay an order; a payment page wants a number that was never used before. */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    paymentId: text().notNull().unique('payment_id_key'),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Unguessable, known to the payment page alone. */
    uuid: uuid().notNull(),
    provider: text().notNull(),
    amount: integer().notNull(),
    status: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    settledAt: moment(),
    askedAt: moment(),
  },
  (table) => [
    index('payment_order').on(table.orderId),
    index('payment_open')
      .on(table.createdAt)
      .where(sql`${table.status} in ('INIT', 'PENDING')`),
    check('payment_status', sql`${table.status} in ('INIT', 'PENDING', 'SUCCESS', 'FAIL', 'EXPIRED')`),
  ],
)

/** Every notice that came in, also those that changed nothing. */
export const paymentNotices = pgTable(
  'payment_notice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: text().notNull(),
    provider: text().notNull(),
    verdict: text().notNull(),
    body: jsonb().notNull(),
    address: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('payment_notice_payment').on(table.paymentId)],
)

/** What people chose on the sandbox checkout page: the stand-in's own books, which only it reads. */
export const sandboxPayments = pgTable('sandbox_payment', {
  paymentId: text().primaryKey(),
  outcome: text().notNull(),
  at: moment().notNull().defaultNow(),
})
