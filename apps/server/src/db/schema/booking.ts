import { date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { ads } from './ad.ts'
import { id, moment } from './columns.ts'
import { vehicles } from './fleet.ts'

/** One vehicle carries one ad a day: this key, not a check before it, refuses the second. */
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
