import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { stores } from './store.ts'

export const messages = pgTable(
  'message',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    msgCode: text().notNull(),
    msgTitle: text().notNull(),
    target: jsonb().notNull(),
    targetText: text().notNull().default(''),
    /** One to five bubbles as composed; the LINE messages are built from them on sending. */
    messages: jsonb().notNull(),
    /** What LINE gets, the same for every chunk and retry. */
    lineMessages: jsonb(),
    /** Every file the bubbles show, so that none is deleted. */
    fileNames: text().array().notNull().default([]),
    scheduleAt: moment(),
    quietHours: boolean().notNull().default(true),
    notificationDisabled: boolean().notNull().default(false),
    onQuotaShort: text().notNull().default('cancel'),
    trimBy: text().notNull().default('recent'),
    /** Identifies one attempt to send, however often the call is retried. */
    retryKey: uuid().notNull(),
    status: text().notNull().default('draft'),
    statusReason: text().notNull().default(''),
    estimated: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    blocked: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    /** What receivers did in the week after, as last counted by a job. */
    couponUsed: integer().notNull().default(0),
    orders: integer().notNull().default(0),
    revenue: integer().notNull().default(0),
    /** When it is processed next. A worker postpones it first, so that another takes over if it dies. */
    dueAt: moment(),
    sentAt: moment(),
    createdBy: integer(),
    ...edited,
  },
  (table) => [
    uniqueIndex('message_code_key').on(table.storeId, table.msgCode),
    uniqueIndex('message_retry_key').on(table.storeId, table.retryKey),
    index('message_store').on(table.storeId, table.createdAt.desc()),
    index('message_files').using('gin', table.fileNames),
    index('message_due')
      .on(table.dueAt)
      .where(sql`${table.status} in ('scheduled', 'sending')`),
    check(
      'message_status',
      sql`${table.status} in ('draft', 'scheduled', 'sending', 'sent', 'partial', 'failed', 'canceled')`,
    ),
  ],
)

/** Up to 500 receivers of one LINE call, with the retry key by which LINE recognises a repeat. */
export const messageChunks = pgTable(
  'message_chunk',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    retryKey: uuid().notNull().defaultRandom(),
    memberIds: integer().array().notNull(),
    status: text().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** The first attempt: LINE remembers a retry key for a day from then. */
    triedAt: moment(),
    /** Receivers who had unfollowed by then. */
    blocked: integer().notNull().default(0),
    httpStatus: integer(),
    requestId: text().notNull().default(''),
    error: text().notNull().default(''),
    sentAt: moment(),
  },
  (table) => [
    unique('message_chunk_key').on(table.messageId, table.no),
    index('message_chunk_members').using('gin', table.memberIds),
    check('message_chunk_status', sql`${table.status} in ('waiting', 'sent', 'failed', 'skipped')`),
    check('message_chunk_size', sql`cardinality(${table.memberIds}) between 1 and 500`),
  ],
)

/** An address in a message whose clicks are counted. */
export const messageLinks = pgTable(
  'message_link',
  {
    code: text().primaryKey(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    clicks: integer().notNull().default(0),
  },
  (table) => [index('message_link_message').on(table.messageId)],
)
