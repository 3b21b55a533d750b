import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { files } from './file.ts'
import { places } from './place.ts'
import { playlists } from './playlist.ts'
import { stores } from './store.ts'

export const devices = pgTable(
  'device',
  {
    id: id(),
    macAddr: text().notNull().unique('device_mac_key'),
    name: text().notNull().default(''),
    kind: text().notNull().default('player'),
    /**
     * Where it is installed: a place or a store's premises, never both, and neither while it is in a vehicle
     * (trigger).
     */
    placeId: integer().references(() => places.id),
    storeId: integer().references(() => stores.id),
    defaultPlayId1: integer().references(() => playlists.id),
    defaultPlayId2: integer().references(() => playlists.id),
    /** Only the hash: a stolen copy of this table controls no screen. */
    tokenHash: text().unique('device_token_key'),
    pairedAt: moment(),
    /** Set only by the device's own calls. */
    lastSeenAt: moment(),
    appVersion: text().notNull().default(''),
    /** Whether the box can sign its plays; null until it says so. */
    canSign: boolean(),
    diskFree: bigint({ mode: 'number' }),
    clockSkewMs: integer(),
    queued: integer().notNull().default(0),
    onScreen: jsonb(),
    faults: jsonb().notNull().default([]),
    imageName: text().references(() => files.uuidName),
    imageAt: moment(),
    /** Set while the recipients know that it is offline, so that they are notified once. */
    offlineToldAt: moment(),
    ...edited,
  },
  (table) => [
    index('device_play1').on(table.defaultPlayId1),
    index('device_play2').on(table.defaultPlayId2),
    index('device_place').on(table.placeId),
    index('device_store').on(table.storeId),
    check('device_home', sql`num_nonnulls(${table.placeId}, ${table.storeId}) <= 1`),
    check('device_kind', sql`${table.kind} in ('player', 'sensor')`),
  ],
)

export const vehicles = pgTable(
  'vehicle',
  {
    id: id(),
    no: text().notNull(),
    vehicleType: text().notNull(),
    vehicleStatus: text().notNull(),
    /** A box is in at most one vehicle. */
    deviceOne: text()
      .unique('vehicle_device_key')
      .references(() => devices.macAddr, { onUpdate: 'cascade' }),
    sensorOne: text()
      .unique('vehicle_sensor_key')
      .references(() => devices.macAddr, { onUpdate: 'cascade' }),
    ...edited,
  },
  (table) => [
    uniqueIndex('vehicle_no_key').on(sql`lower(${table.no})`),
    index('vehicle_type').on(table.vehicleType, table.vehicleStatus),
    check('vehicle_type', sql`${table.vehicleType} in ('car', 'truck', 'bus', 'motor')`),
    check('vehicle_status', sql`${table.vehicleStatus} in ('online', 'offline', 'repair')`),
  ],
)

export const routes = pgTable(
  'route',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    kml: text().notNull(),
    /** Parsed once from the KML: lines of [longitude, latitude]. */
    lines: jsonb().notNull().$type<[number, number][][]>(),
    lengthKm: doublePrecision().notNull(),
    pointCount: integer().notNull(),
    /** West, south, east, north. */
    bounds: doublePrecision().array().notNull(),
    ...edited,
  },
  (table) => [uniqueIndex('route_code_key').on(sql`lower(${table.code})`)],
)

export const timetables = pgTable(
  'timetable',
  {
    id: id(),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id),
    year: smallint().notNull(),
    month: smallint().notNull(),
    /** Codes set by hand, one per day of 31; the ads are in `booking`. */
    days: text().array().notNull(),
    ...edited,
  },
  (table) => [
    unique('timetable_month_key').on(table.vehicleId, table.year, table.month),
    index('timetable_month').on(table.year, table.month),
    check('timetable_days', sql`cardinality(${table.days}) = 31`),
  ],
)
