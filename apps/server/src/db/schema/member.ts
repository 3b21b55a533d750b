import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { edited, id, moment } from './columns.ts'
import { stores } from './store.ts'

export const members = pgTable(
  'member',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    mbrCode: text().notNull(),
    lineUserId: text(),
    mbrDisplayName: text().notNull().default(''),
    mbrPicture: text().notNull().default(''),
    mbrName: text().notNull().default(''),
    mbrMobile: text().notNull().default(''),
    mbrGender: text().notNull().default(''),
    mbrBirth: date(),
    mbrEmail: text().notNull().default(''),
    mbrAddr: text().notNull().default(''),
    mbrLang: text().notNull().default(''),
    mbrLevel: text().notNull().default(''),
    followStatus: text().notNull().default('never'),
    followedAt: moment(),
    blockedAt: moment(),
    /** How the person joined: by a QR code, an ad, a game, an import …, and which one. */
    source: jsonb()
      .notNull()
      .default(sql`'{"type":"shop"}'`),
    consent: jsonb(),
    memo: text().notNull().default(''),
    mbrEnabled: boolean().notNull().default(true),
    /** Updated by payments and refunds, so that lists can filter without summing. */
    orderCount: integer().notNull().default(0),
    totalSpent: integer().notNull().default(0),
    lastOrderAt: moment(),
    lastActiveAt: moment(),
    /** The person was erased; the row remains for its orders and ledgers. */
    erasedAt: moment(),
    ...edited,
  },
  (table) => [
    uniqueIndex('member_code_key').on(table.storeId, table.mbrCode),
    uniqueIndex('member_line_key').on(table.storeId, table.lineUserId),
    // Read backwards for the newest: PostgreSQL does not use a nulls-last index for a list without that
    // clause.
    index('member_newest').on(table.storeId, table.createdAt, table.id),
    index('member_friend').on(table.storeId, table.followedAt),
    index('member_spent').on(table.storeId, table.totalSpent),
    index('member_active').on(table.storeId, table.lastActiveAt),
    check('member_follow_status', sql`${table.followStatus} in ('following', 'blocked', 'never')`),
    check('member_gender', sql`${table.mbrGender} in ('', 'M', 'F', 'X')`),
    check('member_spent', sql`${table.totalSpent} >= 0 and ${table.orderCount} >= 0`),
  ],
)

/** A LINE login that was started outside LINE. Only hashes: a copy of this table finishes none. */
export const memberLogins = pgTable(
  'member_login',
  {
    stateHash: text().primaryKey(),
    browserHash: text().notNull(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    returnTo: text().notNull(),
    /** The id that came with the page; it may be invented. */
    touchId: uuid(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('member_login_expires').on(table.expiresAt)],
)

/** A member's session on one device; its cookie is signed and not stored. */
export const memberSessions = pgTable(
  'member_session',
  {
    id: uuid().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** How often its cookie was replaced, and when last. */
    turn: integer().notNull().default(0),
    turnedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('member_session_member').on(table.memberId),
    index('member_session_expires').on(table.expiresAt),
    index('member_session_ended').on(table.endedAt),
  ],
)

export const tags = pgTable(
  'tag',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    tagCode: text().notNull(),
    tagName: text().notNull(),
    tagColor: text().notNull().default(''),
    tagGroup: text().notNull().default(''),
    tagType: text().notNull().default('manual'),
    tagRule: jsonb(),
    ruledAt: moment(),
    ...edited,
  },
  (table) => [
    uniqueIndex('tag_code_key').on(table.storeId, sql`lower(${table.tagCode})`),
    uniqueIndex('tag_name_key').on(table.storeId, table.tagName),
    check('tag_type', sql`${table.tagType} in ('manual', 'auto')`),
  ],
)

export const memberTags = pgTable(
  'member_tag',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.memberId] }),
    index('member_tag_member').on(table.memberId),
  ],
)

/** What a member did: scanned an ad, played a game at a vehicle or in the store front. */
export const memberVisits = pgTable(
  'member_visit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    adId: integer().references(() => ads.id, { onDelete: 'set null' }),
    recordId: integer().references(() => broadcastRecords.id, { onDelete: 'set null' }),
    gameId: integer(),
    score: integer(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('member_visit_member').on(table.memberId, table.at.desc()),
    index('member_visit_ad').on(table.adId),
    index('member_visit_record').on(table.recordId),
    check('member_visit_kind', sql`${table.kind} in ('scan', 'game')`),
  ],
)

/** Every processed webhook event, since LINE resends one if it lost the response. */
export const lineEvents = pgTable(
  'line_event',
  {
    webhookEventId: text().primaryKey(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    memberId: integer().references(() => members.id),
    type: text().notNull(),
    at: moment().notNull(),
    takenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('line_event_taken').on(table.takenAt),
    index('line_event_member').on(table.memberId, table.at),
  ],
)
