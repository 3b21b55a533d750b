import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ads } from './ad.ts'
import { products, productVariants } from './catalogue.ts'
import { edited, id, moment } from './columns.ts'
import { members } from './member.ts'
import { stores } from './store.ts'

export const orders = pgTable(
  'order',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    source: text().notNull(),
    /** The order of an ad's subscription; it outlives an ad that is deleted unpaid. */
    adId: integer()
      .unique('order_ad_key')
      .references(() => ads.id, { onDelete: 'set null' }),
    adName: text(),
    accountId: integer(),
    adminName: text().notNull().default(''),
    /** The newest payment attempt, or the one that succeeded. */
    paymentId: text().notNull(),
    paymentType: text().notNull().default(''),
    paymentStatus: text().notNull(),
    orderAmount: integer().notNull(),
    orderTime: moment().notNull().defaultNow(),
    paidAt: moment(),
    memo: text().notNull().default(''),
    /** The following columns belong to orders of the shop. */
    orderNo: text().unique('order_no_key'),
    memberId: integer().references(() => members.id),
    /** Name, mobile and mail at the time of ordering; cleared when the member is erased. */
    mbr: jsonb(),
    orderStatus: text(),
    prodTotalPrice: integer().notNull().default(0),
    discountTotal: integer().notNull().default(0),
    shippingFee: integer().notNull().default(0),
    pointsUsed: integer().notNull().default(0),
    refundedAmount: integer().notNull().default(0),
    delivery: jsonb(),
    invoice: jsonb(),
    /** Whether a refund has to return stock. */
    isStockTaken: boolean().notNull().default(false),
    /** One checkout, however often its call is repeated; the same key with another body is rejected. */
    requestKey: text(),
    requestHash: text(),
    ...edited,
  },
  (table) => [
    index('order_store').on(table.storeId, table.id),
    index('order_day').on(table.storeId, table.orderTime),
    index('order_paid')
      .on(table.paidAt)
      .where(sql`${table.source} = 'AD' and ${table.paidAt} is not null`),
    index('order_ad_open')
      .on(table.adId)
      .where(
        sql`${table.adId} is not null and ${table.paymentStatus} in ('INIT', 'PENDING', 'FAIL', 'EXPIRED')`,
      ),
    index('order_refund_due')
      .on(table.storeId)
      .where(sql`${table.paymentStatus} = 'REFUNDING'`),
    index('order_member').on(table.memberId, table.id),
    uniqueIndex('order_request_key')
      .on(table.storeId, table.requestKey)
      .where(sql`${table.requestKey} is not null`),
    /** Unpaid orders, for the job that checks them. */
    index('order_waiting')
      .on(table.orderTime)
      .where(sql`${table.orderStatus} = 'created'`),
    check(
      'order_status',
      sql`${table.orderStatus} in ('created', 'paid', 'preparing', 'ready', 'done', 'canceled')`,
    ),
    check('order_refund', sql`${table.refundedAmount} between 0 and ${table.orderAmount}`),
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
    productId: integer().references(() => products.id),
    variantId: integer().references(() => productVariants.id),
    oiVarCode: text().notNull().default(''),
    oiVarName: text().notNull().default(''),
    oiDiscount: integer().notNull().default(0),
    oiTotal: integer().notNull().default(0),
    oiPointEligible: boolean().notNull().default(true),
    oiRefundedQty: integer().notNull().default(0),
    oiRefunded: integer().notNull().default(0),
  },
  (table) => [
    index('order_item_order').on(table.orderId),
    index('order_item_product').on(table.productId),
    index('order_item_variant').on(table.variantId),
    check('order_item_qty', sql`${table.oiProdSaleQty} > 0`),
    check('order_item_refunded_qty', sql`${table.oiRefundedQty} between 0 and ${table.oiProdSaleQty}`),
    check('order_item_refunded', sql`${table.oiRefunded} between 0 and ${table.oiTotal}`),
  ],
)

/** The history of an order: created, paid, prepared, refunded, and by whom. */
export const orderEvents = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    detail: jsonb()
      .notNull()
      .default(sql`'{}'`),
    accountId: integer(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
)

/** One attempt to pay an order; payment pages require a number that was never used before. */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    paymentId: text().notNull().unique('payment_id_key'),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Unguessable, known only to the payment page. */
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

/** Every received webhook, including those that changed nothing. */
export const paymentWebhooks = pgTable(
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

/** What people chose on the sandbox checkout page; read only by the sandbox. */
export const sandboxPayments = pgTable('sandbox_payment', {
  paymentId: text().primaryKey(),
  outcome: text().notNull(),
  at: moment().notNull().defaultNow(),
})
