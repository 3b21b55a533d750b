import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { files } from './file.ts'
import { members } from './member.ts'
import { orders } from './order.ts'
import { stores } from './store.ts'

export const coupons = pgTable(
  'coupon',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    cpnCode: text().notNull(),
    cpnTitle: text().notNull(),
    cpnDesc: text().notNull().default(''),
    cpnCondition: text().notNull().default(''),
    cpnImage: text().references(() => files.uuidName),
    cpnReward: jsonb().notNull(),
    cpnMinSpend: integer().notNull().default(0),
    cpnScope: jsonb().notNull(),
    cpnIssue: jsonb().notNull(),
    /** Null: no limit. */
    cpnTotalQty: integer(),
    cpnPerMember: integer().notNull().default(1),
    cpnValid: jsonb().notNull(),
    cpnUseHours: jsonb()
      .notNull()
      .default(sql`'[]'`),
    cpnStackable: boolean().notNull().default(false),
    cpnStackWith: text().array().notNull().default([]),
    cpnRedeem: text().notNull(),
    cpnLineSync: boolean().notNull().default(false),
    cpnStatus: text().notNull().default('draft'),
    /** Counted in the statement that claims or uses, so that the limit holds under concurrency. */
    claimed: integer().notNull().default(0),
    used: integer().notNull().default(0),
    discountTotal: integer().notNull().default(0),
    removedAt: moment(),
    ...edited,
  },
  (table) => [
    uniqueIndex('coupon_code_key')
      .on(table.storeId, sql`lower(${table.cpnCode})`)
      .where(sql`${table.removedAt} is null`),
    index('coupon_store').on(table.storeId, table.id),
    index('coupon_image').on(table.cpnImage),
    check('coupon_status', sql`${table.cpnStatus} in ('draft', 'running', 'paused', 'closed')`),
    check('coupon_redeem', sql`${table.cpnRedeem} in ('online', 'staff_qr', 'self_confirm')`),
    check('coupon_claimed', sql`${table.claimed} between 0 and coalesce(${table.cpnTotalQty}, 2147483647)`),
    check('coupon_used', sql`${table.used} >= 0 and ${table.discountTotal} >= 0`),
  ],
)

/** How many of a coupon a member ever got; the counting statement enforces the limit per member. */
export const couponHolders = pgTable(
  'coupon_holder',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    claimed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.memberId] })],
)

export const couponTickets = pgTable(
  'coupon_ticket',
  {
    id: id(),
    ticketNo: text().notNull().unique('coupon_ticket_no_key'),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    status: text().notNull().default('held'),
    claimedAt: moment().notNull().defaultNow(),
    validFrom: moment(),
    expiresAt: moment(),
    usedAt: moment(),
    /** Set while an unpaid order reserves it, and after it was used to pay. */
    orderId: integer().references(() => orders.id),
    discountAmount: integer().notNull().default(0),
    channel: text(),
    staffAccountId: integer(),
    source: jsonb()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('coupon_ticket_store').on(table.storeId, table.claimedAt.desc()),
    index('coupon_ticket_used')
      .on(table.storeId, table.usedAt)
      .where(sql`${table.usedAt} is not null`),
    index('coupon_ticket_coupon').on(table.couponId, table.status),
    index('coupon_ticket_member').on(table.memberId, table.claimedAt.desc()),
    index('coupon_ticket_order').on(table.orderId),
    index('coupon_ticket_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('held', 'restored')`),
    check('coupon_ticket_status', sql`${table.status} in ('held', 'used', 'expired', 'revoked', 'restored')`),
    check('coupon_ticket_channel', sql`${table.channel} in ('shop', 'counter', 'game', 'line')`),
  ],
)

/** Used screen codes: each works once, however many phones filmed it. */
export const spentCodes = pgTable(
  'spent_code',
  {
    code: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('spent_code_expiry').on(table.expiresAt)],
)
