import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import {
  bookings,
  broadcastRecords,
  deliveryPromises,
  screenBookings,
  vehicles,
} from '../../../../db/schema/index.ts'

export const listRecords = (tx: Tx, adId: number) =>
  tx
    .select({ date: broadcastRecords.broadcastDate, startedAt: broadcastRecords.startDateTime })
    .from(broadcastRecords)
    .where(eq(broadcastRecords.adId, adId))

/** A record that has started stays, and so do booking and promise of its date. */
export async function deleteUnplayedDates(tx: Tx, adId: number, dates: string[]): Promise<void> {
  await tx
    .delete(broadcastRecords)
    .where(
      and(
        eq(broadcastRecords.adId, adId),
        inArray(broadcastRecords.broadcastDate, dates),
        isNull(broadcastRecords.startDateTime),
      ),
    )
  for (const table of [bookings, screenBookings, deliveryPromises]) {
    const hasNoRecord = sql`not exists (select from ${broadcastRecords} where ${broadcastRecords.adId} = ${adId}
      and ${broadcastRecords.broadcastDate} = ${table.date})`
    await tx.delete(table).where(and(eq(table.adId, adId), inArray(table.date, dates), hasNoRecord))
  }
}

const insertRecords = rawQuery({
  name: 'ad.insertRecords',
  row: {},
  sql: `insert into broadcast_record (ad_id, store_id, vehicle_id, broadcast_date, place_name)
   select a.id, a.store_id, b.vehicle_id, day.date, a.fix_location
   from ad a cross join lateral unnest(a.broadcast_dates) as day(date)
   left join booking b on b.ad_id = a.id and b.date = day.date
   where a.id = any($1::int[]) order by a.id, day.date
   on conflict (ad_id, broadcast_date) do update set place_name = excluded.place_name
   where broadcast_record.start_date_time is null`,
})
export const upsertRecords = (tx: Tx, adIds: number[]) => tx.run(insertRecords, [adIds])

/** Date → the vehicle that is booked for the ad. */
export async function listBookedVehicles(db: Handle, adId: number) {
  const rows = await db
    .select({ date: bookings.date, id: vehicles.id, no: vehicles.no })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(eq(bookings.adId, adId))
  return new Map(rows.map(({ date, id, no }) => [date, { id, no }]))
}

export async function findVehicleNo(tx: Tx, vehicleId: number): Promise<string | undefined> {
  const [vehicle] = await tx.select({ no: vehicles.no }).from(vehicles).where(eq(vehicles.id, vehicleId))
  return vehicle?.no
}

const append = rawQuery({
  name: 'ad.appendDate',
  row: {},
  sql: `update ad set broadcast_dates = array(select d from unnest(broadcast_dates || $2::date) d order by d),
     version = version + 1 where id = $1`,
})
export const appendDate = (tx: Tx, adId: number, date: string) => tx.run(append, [adId, date])

const compensated = rawQuery({
  name: 'ad.compensatedDates',
  row: { date: 'text' },
  sql: `select r.broadcast_date::text as date from make_good m join broadcast_record r on r.id = m.record_id
   where m.ad_id = $1 and m.state in ('credited', 'rebooked')`,
})
/** Dates for which the store already got a credit or another date. */
export const listCompensatedDates = async (tx: Tx, adId: number): Promise<string[]> =>
  (await tx.run(compensated, [adId])).map(({ date }) => date)
