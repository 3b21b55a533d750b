import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { files } from './file.ts'
import { routes, vehicles } from './fleet.ts'
import { places } from './place.ts'
import { playlists } from './playlist.ts'
import { stores } from './store.ts'

export const ads = pgTable(
  'ad',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    moveType: text().notNull(),
    vehicleType: text().notNull(),
    routeId: integer().references((): AnyPgColumn => routes.id),
    /** Null while a draft's `fixLocation` matches no place. */
    placeId: integer().references((): AnyPgColumn => places.id),
    fixLocation: text().notNull().default(''),
    mode: text().notNull(),
    /** Empty once its playlist was deleted while it was a draft. */
    playId1: integer().references(() => playlists.id),
    playId2: integer().references(() => playlists.id),
    gameId: smallint(),
    gameEndUri: text().notNull().default(''),
    gameWinUri: text().notNull().default(''),
    gameSeconds: smallint().notNull().default(90),
    gameDifficulty: text().notNull().default('normal'),
    /** From this score a player wins; 0: the best one wins. */
    gameWinScore: integer().notNull().default(0),
    /** Who chooses the names of players: the platform from a list, or the players. */
    gameNames: text().notNull().default('preset'),
    /** The code of the coupon that winners get. */
    gameCoupon: text(),
    /** Rounds per phone and day; 0: any number. */
    gameDailyPlays: smallint().notNull().default(0),
    unitedRoomId: text().notNull().default(''),
    unitedDeviceId: text().notNull().default(''),
    unitedBanner: text().references(() => files.uuidName),
    waitSeconds: integer().notNull().default(60),
    orientation: text().notNull().default('landscape'),
    /** Encrypted; masked in responses. */
    muxToken: text().notNull().default(''),
    /** What lists show of the token, so that no list reads the token itself. */
    muxTokenHint: text().notNull().default(''),
    streamUrl: text().notNull().default(''),
    enabled: boolean().notNull().default(false),
    startAt: moment(),
    stopAt: moment(),
    streamLogUrl: text().notNull().default(''),
    bannerImage: text().references(() => files.uuidName),
    bannerWidth: integer(),
    bannerHeight: integer(),
    enabledBanner: boolean().notNull().default(false),
    enabledQrcodeLog: boolean().notNull().default(false),
    qrcodeUrl: text().notNull().default(''),
    broadcastDates: date().array().notNull(),
    marquee: text().notNull().default(''),
    memo: text().notNull().default(''),
    /** The payment half of the status is stored on the order. */
    review: text().notNull().default('draft'),
    reason: text().notNull().default(''),
    submittedAt: moment(),
    reviewedAt: moment(),
    reviewedBy: integer(),
    hasOpenChange: boolean().notNull().default(false),
    /** What plays: the last approved state, if any. */
    snapshotId: integer().references((): AnyPgColumn => adSnapshots.id),
    ...edited,
  },
  (table) => [
    index('ad_store').on(table.storeId, table.id),
    index('ad_review').on(table.review, table.submittedAt),
    index('ad_reviewed')
      .on(table.reviewedAt)
      .where(sql`${table.reviewedAt} is not null`),
    index('ad_route').on(table.routeId),
    index('ad_place').on(table.placeId),
    index('ad_play1').on(table.playId1),
    index('ad_play2').on(table.playId2),
    index('ad_banner').on(table.bannerImage),
    index('ad_united_banner').on(table.unitedBanner),
    check('ad_review', sql`${table.review} in ('draft', 'request', 'accept', 'reject')`),
    check('ad_game_difficulty', sql`${table.gameDifficulty} in ('easy', 'normal', 'hard')`),
    check('ad_game_names', sql`${table.gameNames} in ('preset', 'free')`),
    check('ad_dates', sql`cardinality(${table.broadcastDates}) between 1 and 6`),
  ],
)

/** An ad with its playlists and files as the operator approved it. */
export const adSnapshots = pgTable(
  'ad_snapshot',
  {
    id: id(),
    adId: integer()
      .notNull()
      .references((): AnyPgColumn => ads.id),
    content: jsonb().notNull(),
    /** Every file the content shows, so that none is deleted while it may play. */
    fileNames: text().array().notNull(),
    approvedAt: moment().notNull().defaultNow(),
    approvedBy: integer(),
  },
  (table) => [
    index('ad_snapshot_ad').on(table.adId),
    index('ad_snapshot_files').using('gin', table.fileNames),
  ],
)

/** One per date of an approved ad. */
export const broadcastRecords = pgTable(
  'broadcast_record',
  {
    id: id(),
    adId: integer()
      .notNull()
      .references(() => ads.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    vehicleId: integer().references((): AnyPgColumn => vehicles.id),
    broadcastDate: date().notNull(),
    /** The place's name as approved. */
    placeName: text().notNull().default(''),
    startDateTime: moment(),
    endDateTime: moment(),
    imageName: text().references(() => files.uuidName),
    imageUpdatedAt: moment(),
    sampleCount: integer().notNull().default(0),
    deliveredPlays: integer().notNull().default(0),
    /** All plays that a box reported, and those of them with a place in a signed chain. */
    reportedPlays: integer().notNull().default(0),
    signedPlays: integer().notNull().default(0),
    /** Plays that do not match what was approved, by reason. */
    rejectedMaterial: integer().notNull().default(0),
    rejectedHash: integer().notNull().default(0),
    rejectedDuration: integer().notNull().default(0),
    /** Computed from plays and samples after they arrive; null is unknown. */
    deliveredMinutes: integer(),
    kmDriven: doublePrecision(),
    movingSeconds: integer(),
    adherencePct: doublePrecision(),
    /** Parts of the booked route that were not driven. */
    routeGaps: jsonb().$type<{ metres: number; line: [number, number][] }[]>(),
    peopleTotal: integer(),
    /** People times the minutes that they were counted for. */
    peopleMinutes: integer(),
    reportedAt: moment(),
    measuredAt: moment(),
    /** Set once people were notified that nothing was played on its day. */
    lateToldAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('broadcast_record_day_key').on(table.adId, table.broadcastDate),
    index('broadcast_record_store').on(table.storeId, table.broadcastDate.desc()),
    // For sums over all stores per day.
    index('broadcast_record_date').on(table.broadcastDate),
    index('broadcast_record_vehicle').on(table.vehicleId, table.broadcastDate),
  ],
)
