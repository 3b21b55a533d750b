import { rawQuery } from '../../../db/raw-query.ts'

/** SQL: the vehicle row `v` can take an ad on the date `d`, both as the query around it names them. */
export const isFree = (v: string, d: string) => `${v}.vehicle_status = 'online'
  and exists (select from timetable t where t.vehicle_id = ${v}.id
    and t.year = extract(year from ${d}) and t.month = extract(month from ${d})
    and t.days[extract(day from ${d})::int] in ('online', 'tt_avail'))
  and not exists (select from booking b where b.vehicle_id = ${v}.id and b.date = ${d})`

export type FreeVehicle = { date: string; vehicleId: number; vehicleNo: string }

/** Values: vehicle type, dates. */
export const freeVehiclesOn = rawQuery<FreeVehicle>({
  name: 'timetable.freeVehicles',
  row: { date: 'text', vehicleId: 'int4', vehicleNo: 'text' },
  sql: `select to_char(day.date, 'YYYY-MM-DD') as date, v.id as "vehicleId", v.no as "vehicleNo"
   from unnest($2::date[]) as day(date) join vehicle v on v.vehicle_type = $1
   where ${isFree('v', 'day.date')}
   order by day.date, v.no`,
})

/**
 * Values: vehicle ids. Whoever books holds the vehicles first and then asks whether they are free: without it
 * a vehicle could go off the road, or its day be closed, between the question and the booking.
 */
export const holdVehicles = rawQuery({
  name: 'timetable.holdVehicles',
  row: { id: 'int4' },
  sql: 'select id from vehicle where id = any($1::int[]) order by id for share',
})
