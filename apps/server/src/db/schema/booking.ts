import { date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { ads } from './ad.ts'
import { id, moment } from './columns.ts'
import { devices, vehicles } from './fleet.ts'

/** One ad per vehicle and day: enforced by this key, since an earlier check could race. */
export const bookings = pgTable(
  'booking',
  {
    id: id(),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id),
    date: date().notNull(),
    adId: integer()
      .notNull()
      .references(() => ads.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('booking_day_key').on(table.vehicleId, table.date),
    unique('booking_ad_key').on(table.adId, table.date),
    index('booking_date').on(table.date),
  ],
)

/** One ad per screen and day; an in-store ad may take several screens, one row each. */
export const screenBookings = pgTable(
  'screen_booking',
  {
    id: id(),
    deviceId: integer()
      .notNull()
      .references(() => devices.id),
    date: date().notNull(),
    adId: integer()
      .notNull()
      .references(() => ads.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('screen_booking_day_key').on(table.deviceId, table.date),
    index('screen_booking_ad').on(table.adId, table.date),
    index('screen_booking_date').on(table.date),
  ],
)
