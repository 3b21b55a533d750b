import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { files } from './file.ts'
import { members } from './member.ts'
import { stores } from './store.ts'

export const pointCards = pgTable(
  'point_card',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    pcCode: text().notNull(),
    pcName: text().notNull(),
    pcColor: text().notNull().default(''),
    pcBgImage: text().references(() => files.uuidName),
    pcIcon: text().notNull().default(''),
    pcNotice: text().notNull().default(''),
    pcStatus: text().notNull().default('draft'),
    /** The version of the rules that new cards follow. */
    currentVersion: integer().notNull().default(1),
    removedAt: moment(),
    ...edited,
  },
  (table) => [
    uniqueIndex('point_card_code_key')
      .on(table.storeId, sql`lower(${table.pcCode})`)
      .where(sql`${table.removedAt} is null`),
    index('point_card_store').on(table.storeId, table.id),
    index('point_card_bg').on(table.pcBgImage),
    check('point_card_status', sql`${table.pcStatus} in ('draft', 'published', 'ended')`),
  ],
)

/** Goal, rewards, expiry, earning: fixed for the life of an issued card. */
export const pointCardVersions = pgTable(
  'point_card_version',
  {
    id: id(),
    pointCardId: integer()
      .notNull()
      .references(() => pointCards.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    rules: jsonb().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique('point_card_version_key').on(table.pointCardId, table.no)],
)

export const memberCards = pgTable(
  'member_card',
  {
    id: id(),
    cardNo: text().notNull().unique('member_card_no_key'),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    pointCardId: integer()
      .notNull()
      .references(() => pointCards.id),
    versionId: integer()
      .notNull()
      .references(() => pointCardVersions.id),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    points: integer().notNull().default(0),
    goal: integer().notNull(),
    state: text().notNull().default('active'),
    issuedAt: moment().notNull().defaultNow(),
    firstEarnAt: moment(),
    lastEarnAt: moment(),
    expireAt: moment(),
    remindedAt: moment(),
  },
  (table) => [
    // A member collects on one card of a kind at a time.
    uniqueIndex('member_card_open_key')
      .on(table.pointCardId, table.memberId)
      .where(sql`${table.state} = 'active'`),
    index('member_card_store').on(table.storeId, table.issuedAt.desc()),
    index('member_card_member').on(table.memberId),
    index('member_card_expiry')
      .on(table.expireAt)
      .where(sql`${table.state} in ('active', 'full')`),
    check('member_card_points', sql`${table.points} between 0 and ${table.goal}`),
    check('member_card_state', sql`${table.state} in ('active', 'full', 'expired', 'redeemed')`),
  ],
)

/** Append only: rows never change, a mistake is corrected by another row. */
export const pointLedger = pgTable(
  'point_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberCardId: integer()
      .notNull()
      .references(() => memberCards.id),
    delta: integer().notNull(),
    reason: text().notNull(),
    refType: text(),
    refId: text(),
    staffAccountId: integer(),
    deviceId: integer(),
    /** Why somebody adjusted it by hand. */
    note: text().notNull().default(''),
    at: moment().notNull().defaultNow(),
    balanceAfter: integer().notNull(),
  },
  (table) => [
    index('point_ledger_card').on(table.memberCardId, table.id),
    index('point_ledger_ref').on(table.refType, table.refId),
    // A repeated request must not add points twice.
    uniqueIndex('point_ledger_once_key')
      .on(table.memberCardId, table.reason, table.refType, table.refId)
      .where(sql`${table.refId} is not null`),
    check(
      'point_ledger_reason',
      sql`${table.reason} in ('bonus', 'earn', 'redeem', 'expire', 'adjust', 'reverse')`,
    ),
    check('point_ledger_balance', sql`${table.balanceAfter} >= 0`),
  ],
)
