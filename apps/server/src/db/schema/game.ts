import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { id, moment } from './columns.ts'
import { couponTickets } from './coupon.ts'
import { devices } from './fleet.ts'
import { members } from './member.ts'
import { stores } from './store.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One round of a game on an ad's screens: waiting, playing, podium. Its state follows from its times alone. */
export const gameRooms = pgTable(
  'game_room',
  {
    id: id(),
    /** Shown on the screen and typed on a phone. */
    code: text().notNull().unique('game_room_code_key'),
    adId: integer()
      .notNull()
      .references(() => ads.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    recordId: integer().references(() => broadcastRecords.id, { onDelete: 'set null' }),
    gameId: smallint().notNull(),
    roomId: text().notNull(),
    keyName: text().notNull().default(''),
    /** The screen that hosts it; null if the device was deleted. */
    deviceId: integer().references(() => devices.id, { onDelete: 'set null' }),
    /** Every screen that shows it, for wake-ups. */
    screenIds: integer().array().notNull(),
    openedBy: integer(),
    openedAt: moment().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    endedAt: moment(),
    endReason: text(),
    endedBy: integer(),
    /** Linked screens show one game, so their ad has one open room; other games have one for each screen. */
    isLinked: boolean().notNull().default(true),
    /** The rules of the round as approved with the ad: length, difficulty, winning score, prize. */
    settings: jsonb()
      .notNull()
      .default(sql`'{}'`),
    /** The server that runs the round, and until when no other may take it over. */
    hostNode: text(),
    hostUntil: moment(),
    /** What the host sees, written with each renewal of its lease; empty without a host and after the end. */
    live: jsonb(),
  },
  (table) => [
    uniqueIndex('game_room_open_device')
      .on(table.deviceId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('game_room_open_ad')
      .on(table.adId)
      .where(sql`${table.endedAt} is null and ${table.isLinked}`),
    index('game_room_ad').on(table.adId, table.openedAt),
    index('game_room_store').on(table.storeId, table.openedAt),
    index('game_room_device').on(table.deviceId),
    check(
      'game_room_times',
      sql`${table.openedAt} <= ${table.startsAt} and ${table.startsAt} < ${table.endsAt}`,
    ),
    check('game_room_end', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check(
      'game_room_reason',
      sql`${table.endReason} in ('finished', 'forced', 'expired', 'device_gone', 'ad_gone')`,
    ),
  ],
)

/** Servers of this installation, so that a socket that reached another server can be passed on. */
export const serverNodes = pgTable('server_node', {
  id: text().primaryKey(),
  internalUrl: text().notNull(),
  seenAt: moment().notNull(),
})

/** Everything that decides the round of a room; it replays to `finalHash`. */
export const gameRounds = pgTable(
  'game_round',
  {
    roomId: integer()
      .primaryKey()
      .references(() => gameRooms.id, { onDelete: 'cascade' }),
    gameId: smallint().notNull(),
    /** Version of the game's rules. */
    codeVersion: integer().notNull(),
    seed: integer().notNull(),
    /** World, seconds, difficulty and winning score of the simulation. */
    settings: jsonb().notNull(),
    startedAt: moment().notNull(),
    /** The following are empty until the round is over. */
    endedAt: moment(),
    ticks: integer(),
    inputs: bytes(),
    finalHash: text(),
    /** Last time that a replay gave the same hash and scores. */
    verifiedAt: moment(),
  },
  (table) => [
    index('game_round_running')
      .on(table.roomId)
      .where(sql`${table.endedAt} is null`),
  ],
)

/** Inputs of a running round, written once a second, so that another server can continue it. */
export const gameInputs = pgTable(
  'game_input',
  {
    roomId: integer()
      .notNull()
      .references(() => gameRounds.roomId, { onDelete: 'cascade' }),
    fromTick: integer().notNull(),
    untilTick: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.fromTick] })],
)

/** A player of a room. Score, rank and end status are written by the server when the round is over. */
export const gameSeats = pgTable(
  'game_seat',
  {
    roomId: integer()
      .notNull()
      .references(() => gameRooms.id, { onDelete: 'cascade' }),
    no: smallint().notNull(),
    name: text().notNull(),
    /** Somebody replaced the name, because it was offensive. */
    isHidden: boolean().notNull().default(false),
    tokenHash: text().notNull().unique('game_seat_token_key'),
    /** Tells the phones of one day apart; null if the phone sent nothing. */
    phoneHash: text(),
    joinedAt: moment().notNull(),
    score: integer(),
    rank: smallint(),
    endStatus: text(),
    /** Who claimed the prize. */
    memberId: integer().references(() => members.id, { onDelete: 'set null' }),
    ticketId: integer().references(() => couponTickets.id, { onDelete: 'set null' }),
    claimedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.no] }),
    index('game_seat_phone').on(table.phoneHash, table.joinedAt),
    index('game_seat_member').on(table.memberId),
    index('game_seat_ticket').on(table.ticketId),
    check('game_seat_no', sql`${table.no} between 0 and 31`),
    check('game_seat_end', sql`${table.endStatus} in ('win', 'lose', 'timeout', 'quit', 'forced')`),
  ],
)

/** A round of the store's own game that a member plays alone in the store front. */
export const storeGameRounds = pgTable(
  'store_game_round',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Empty after the member's data was erased. */
    memberId: integer().references(() => members.id, { onDelete: 'set null' }),
    gameId: smallint().notNull(),
    /** Version of the game's rules. */
    codeVersion: integer().notNull(),
    seed: integer().notNull(),
    seconds: smallint().notNull(),
    winScore: integer().notNull(),
    /** The business day that it counts for. */
    day: date().notNull(),
    startedAt: moment().notNull(),
    /** Another round was started instead of finishing this one. */
    isGivenUp: boolean().notNull().default(false),
    /** The following are empty until the round is finished. */
    finishedAt: moment(),
    score: integer(),
    /** Emptied after some weeks. */
    inputs: bytes(),
    inputsHash: text(),
    ticketId: integer().references(() => couponTickets.id, { onDelete: 'set null' }),
    prizeRefusal: text(),
  },
  (table) => [
    uniqueIndex('store_game_round_open')
      .on(table.memberId)
      .where(sql`${table.finishedAt} is null and not ${table.isGivenUp}`),
    index('store_game_round_member').on(table.memberId, table.day),
    index('store_game_round_store').on(table.storeId, table.day),
    index('store_game_round_ticket').on(table.ticketId),
    check('store_game_round_game', sql`${table.gameId} between 1 and 4`),
    check('store_game_round_end', sql`(${table.finishedAt} is null) = (${table.score} is null)`),
    check('store_game_round_prize', sql`${table.prizeRefusal} in ('none', 'gone', 'limit')`),
  ],
)
