import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { FreeVehicle, VehicleDay } from '../../../../ports/vehicle-booking.ts'

/** SQL: the vehicle `v` can take an ad on the date `d`. */
const isFree = (v: string, d: string) => `${v}.vehicle_status = 'online'
  and exists (select from timetable t where t.vehicle_id = ${v}.id
    and t.year = extract(year from ${d}) and t.month = extract(month from ${d})
    and t.days[extract(day from ${d})::int] in ('online', 'tt_avail'))
  and not exists (select from booking b where b.vehicle_id = ${v}.id and b.date = ${d})`

const freeVehicles = rawQuery<FreeVehicle>({
  name: 'timetable.freeVehicles',
  row: { date: 'text', vehicleId: 'int4', vehicleNo: 'text' },
  sql: `select to_char(day.date, 'YYYY-MM-DD') as date, v.id as "vehicleId", v.no as "vehicleNo"
   from unnest($2::date[]) as day(date) join vehicle v on v.vehicle_type = $1
   where ${isFree('v', 'day.date')}
   order by day.date, v.no`,
})
export const listFreeVehicles = (db: Handle, vehicleType: string, dates: string[]): Promise<FreeVehicle[]> =>
  db.run(freeVehicles, [vehicleType, dates])

const hold = rawQuery({
  name: 'timetable.holdVehicles',
  row: { id: 'int4' },
  sql: 'select id from vehicle where id = any($1::int[]) order by id for share',
})
/** Locks vehicles, so that they and their timetables cannot change between check and booking. */
export const holdVehicles = (tx: Tx, ids: number[]) => tx.run(hold, [ids])

const insertIfFree = rawQuery({
  name: 'timetable.bookVehicle',
  row: { id: 'int4' },
  sql: `insert into booking (vehicle_id, date, ad_id)
   select v.id, $2::date, $3::int from vehicle v where v.id = $1 and ${isFree('v', '$2::date')}
   on conflict do nothing returning id`,
})
/** False if the vehicle is not free. Lock the vehicle first. */
export const insertBooking = async (tx: Tx, { vehicleId, date, adId }: VehicleDay): Promise<boolean> =>
  (await tx.run(insertIfFree, [vehicleId, date, adId])).length === 1

const freeOnDay = rawQuery({
  name: 'timetable.freeOnDay',
  row: { id: 'int4' },
  sql: `select v.id from vehicle v where v.id = $1 and ${isFree('v', '$2::date')}`,
})
export const isVehicleFree = async (tx: Tx, vehicleId: number, date: string): Promise<boolean> =>
  (await tx.run(freeOnDay, [vehicleId, date])).length === 1

type AdBooking = { vehicleId: number; adName: string; vehicleType: string; hasStarted: boolean }
// Ad ids in forms have up to ten digits, more than the column can hold.
const bookingOfAd = rawQuery<AdBooking>({
  name: 'timetable.bookingOfAd',
  row: { vehicleId: 'int4', adName: 'text', vehicleType: 'text', hasStarted: 'bool' },
  sql: `select b.vehicle_id as "vehicleId", a.name as "adName", a.vehicle_type as "vehicleType",
     exists (select from broadcast_record r where r.ad_id = a.id and r.broadcast_date = b.date
       and r.start_date_time is not null) as "hasStarted"
   from booking b join ad a on a.id = b.ad_id
   where b.ad_id = $1::bigint and b.date = $2::date and a.move_type = 'move_play'
   for update of b`,
})
export const lockBooking = async (tx: Tx, adId: number, date: string): Promise<AdBooking | undefined> =>
  (await tx.run(bookingOfAd, [adId, date]))[0]

const move = rawQuery({
  name: 'timetable.moveBooking',
  row: { id: 'int4' },
  sql: `with moved as (update booking set vehicle_id = $3
     where ad_id = $1 and date = $2::date and vehicle_id = $4 returning id),
   followed as (update broadcast_record set vehicle_id = $3
     where ad_id = $1 and broadcast_date = $2::date and start_date_time is null)
   select id from moved`,
})
type BookingMove = { adId: number; date: string; from: number; to: number }
/** Moves the booking and its record to another vehicle; false if it has moved meanwhile. */
export const updateBookingVehicle = async (tx: Tx, { adId, date, from, to }: BookingMove): Promise<boolean> =>
  (await tx.run(move, [adId, date, to, from])).length === 1

const availability = rawQuery({
  name: 'timetable.availability',
  row: { days: 'text' },
  sql: `with waiting as (
     select w.date, count(*) as ads from ad a cross join unnest(a.broadcast_dates) as w(date)
     where a.move_type = 'move_play' and a.vehicle_type = $1 and a.broadcast_dates && $2::date[]
       and (a.review = 'request' or a.review = 'draft' and exists
         (select from "order" o where o.ad_id = a.id and o.payment_status = 'SUCCESS'))
       and not exists (select from booking b where b.ad_id = a.id and b.date = w.date)
     group by w.date)
   select json_agg(json_build_object(
     'date', to_char(d.date, 'YYYY-MM-DD'),
     'free', case when d.date < $3::date then 0 else (select count(*) from vehicle v
       where v.vehicle_type = $1 and ${isFree('v', 'd.date')}) end,
     'total', (select count(*) from vehicle v join timetable t on t.vehicle_id = v.id
       and t.year = extract(year from d.date) and t.month = extract(month from d.date)
       where v.vehicle_type = $1 and v.vehicle_status = 'online'
         and t.days[extract(day from d.date)::int] <> 'offline'),
     'waiting', coalesce(w.ads, 0)) order by d.date)::text as days
   from unnest($2::date[]) as d(date) left join waiting w on w.date = d.date`,
})
export const getAvailabilityJson = async (
  db: Handle,
  vehicleType: string,
  dates: string[],
  today: string,
): Promise<string> => (await db.run(availability, [vehicleType, dates, today]))[0]?.days as string
