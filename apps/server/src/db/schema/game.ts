import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ads, broadcastRecords } from './ad.ts'
import { id, moment } from './columns.ts'
import { devices } from './fleet.ts'
import { stores } from './store.ts'

/** A round of a game on an ad's screens. Its state follows from its times alone. */
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
  },
  (table) => [
    uniqueIndex('game_room_open_device')
      .on(table.deviceId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('game_room_open_ad')
      .on(table.adId)
      .where(sql`${table.endedAt} is null`),
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
