import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { id, moment } from './columns.ts'
import { files } from './file.ts'
import { devices } from './fleet.ts'
import { gameRooms } from './game.ts'

/** A box that shows its code waits here until an operator types it, then fetches its token once. */
export const devicePairings = pgTable(
  'device_pairing',
  {
    id: id(),
    code: text().notNull().unique('device_pairing_code_key'),
    secretHash: text().notNull().unique('device_pairing_secret_key'),
    deviceId: integer().references(() => devices.id, { onDelete: 'cascade' }),
    appVersion: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    takenAt: moment(),
  },
  (table) => [index('device_pairing_expires').on(table.expiresAt)],
)

/** Partitioned by month of `record_time` (see the migration); one sample per device and time. */
export const recordSamples = pgTable(
  'record_sample',
  {
    recordId: integer().notNull(),
    deviceId: integer().notNull(),
    recordTime: moment().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    accuracy: real(),
    temp: real(),
    humidity: real(),
    isRainy: boolean(),
    peopleCount: integer(),
    male: smallint(),
    female: smallint(),
    genderUnknown: smallint(),
    age0: smallint(),
    age13: smallint(),
    age19: smallint(),
    age35: smallint(),
    age60: smallint(),
    ageUnknown: smallint(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.recordTime, table.deviceId] })],
)

/** Proof of play. */
export const recordPlays = pgTable(
  'record_play',
  {
    playId: uuid().primaryKey(),
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id),
    deviceId: integer().notNull(),
    materialId: integer().notNull(),
    sha256: text().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    plannedMs: integer().notNull(),
    playedMs: integer().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Why it does not match what was approved; null if it does. */
    rejected: text().$type<'material' | 'hash' | 'duration'>(),
    /** Its place in the box's chain; null if it is unsigned. Without a foreign key, which is checked per row. */
    keyId: integer(),
    seq: integer(),
  },
  (table) => [
    index('record_play_time').on(table.recordId, table.startAt),
    uniqueIndex('record_play_chain')
      .on(table.recordId, table.keyId, table.seq)
      .where(sql`${table.keyId} is not null`),
    check('record_play_signed', sql`(${table.keyId} is null) = (${table.seq} is null)`),
  ],
)

export const recordImages = pgTable(
  'record_image',
  {
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id),
    at: moment().notNull(),
    fileName: text()
      .notNull()
      .references(() => files.uuidName),
    /** Its place in the box's chain; null if it is unsigned. */
    keyId: integer(),
    seq: integer(),
    /** Of the bytes that the box sent; null for pictures from before signatures. */
    sha256: text(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.at] }),
    index('record_image_file').on(table.fileName),
    uniqueIndex('record_image_chain')
      .on(table.recordId, table.keyId, table.seq)
      .where(sql`${table.keyId} is not null`),
    check('record_image_signed', sql`num_nonnulls(${table.keyId}, ${table.seq}) in (0, 2)`),
  ],
)

export const gameResults = pgTable(
  'game_result',
  {
    resultId: uuid().primaryKey(),
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id),
    recordTime: moment().notNull(),
    userName: text().notNull(),
    groupName: text().notNull().default(''),
    score: integer().notNull(),
    endStatus: text().notNull(),
    /** Set if our server computed the result; null if a box sent it. */
    gameRoomId: integer().references((): AnyPgColumn => gameRooms.id),
    seatNo: smallint(),
  },
  (table) => [
    index('game_result_time').on(table.recordId, table.recordTime),
    uniqueIndex('game_result_seat').on(table.gameRoomId, table.seatNo),
    check('game_result_source', sql`(${table.gameRoomId} is null) = (${table.seatNo} is null)`),
  ],
)

/** A scan of an ad's QR code, without personal data. */
export const adScans = pgTable(
  'ad_scan',
  {
    id: id(),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    recordId: integer().references(() => broadcastRecords.id, { onDelete: 'set null' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('ad_scan_ad').on(table.adId, table.at), index('ad_scan_record').on(table.recordId)],
)

/** What a screen reported about its ad's stream, and whether the store's log address received it. */
export const streamEvents = pgTable(
  'stream_event',
  {
    eventId: uuid().primaryKey(),
    recordId: integer()
      .notNull()
      .references(() => broadcastRecords.id),
    deviceId: integer().notNull(),
    kind: text().notNull(),
    at: moment().notNull(),
    detail: text().notNull().default(''),
    /** The approved log address when the event arrived; '' for none. */
    logUrl: text().notNull().default(''),
    logAttempts: smallint().notNull().default(0),
    logSentAt: moment(),
    logProblem: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('stream_event_record').on(table.recordId, table.at),
    index('stream_event_unsent')
      .on(table.recordId)
      .where(sql`${table.logUrl} <> '' and ${table.logSentAt} is null`),
    check('stream_event_kind', sql`${table.kind} in ('start', 'error', 'resume', 'end')`),
  ],
)
