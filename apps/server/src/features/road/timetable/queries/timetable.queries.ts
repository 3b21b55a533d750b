import { dayNames, type DayName, type Month } from '@lumiroute/contract/timetable'
import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { defineList } from '../../../../db/list-json.ts'
import { timetables } from '../../../../db/schema/index.ts'

const inMonth = (booking: string, timetable: string) => `${booking}.vehicle_id = ${timetable}.vehicle_id
  and ${booking}.date >= make_date(${timetable}.year, ${timetable}.month, 1)
  and ${booking}.date < make_date(${timetable}.year, ${timetable}.month, 1) + interval '1 month'`

/** A timetable with the length of its month and the booked ad of each day. */
const from = `(select t.*, v.no as vehicle_no, v.vehicle_type,
    extract(day from make_date(t.year, t.month, 1) + interval '1 month' - interval '1 day')::int as length,
    (select jsonb_object_agg(extract(day from b.date)::text, b.ad_id) from booking b
     where ${inMonth('b', 't')}) as booked
  from timetable t join vehicle v on v.id = t.vehicle_id) r`

const dayColumn = (name: DayName, at: number) =>
  `case when r.length >= ${at + 1} then coalesce(r.booked->>'${at + 1}', r.days[${at + 1}]) end as ${name}`

const columns = `
  r.id, json_build_object('id', r.vehicle_id, 'no', r.vehicle_no, 'vehicleType', r.vehicle_type) as vehicle,
  r.year, r.month, ${dayNames.map(dayColumn).join(', ')},
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.id), '[]') from ad a
   where a.id in (select value::int from jsonb_each_text(r.booked))) as ads,
  (select count(*) from unnest(r.days) with ordinality as d(code, n)
   where d.n <= r.length and d.code in ('online', 'tt_avail')
     and not coalesce(jsonb_exists(r.booked, d.n::text), false)) as "freeDays",
  (select count(*) from jsonb_each(r.booked)) as "bookedDays",
  r.updated_at as "updatedAt", r.version`

export const listTimetablesJson = defineList({
  name: 'timetable.list',
  from,
  columns,
  filters: {
    timetableId: 'r.id = {timetableId}',
    vehicleId: 'r.vehicle_id = {vehicleId}',
    year: 'r.year = {year}',
    month: 'r.month = {month}',
    q: `r.vehicle_no ilike {q} or to_char(make_date(r.year, r.month, 1), 'YYYY-MM') ilike {q}`,
  },
  orders: {
    id: 'r.id',
    vehicleNo: 'lower(r.vehicle_no)',
    yearMon: 'r.year * 12 + r.month',
    updatedAt: 'r.updated_at',
  },
  order: '-yearMon',
})

// Without the inner limit PostgreSQL would re-read the bookings for each of the 31 days.
const byId = rawQuery({
  name: 'timetable.byId',
  row: { timetable: 'text' },
  sql: `select row_to_json(v)::text as timetable from
     (select ${columns} from (select r.* from ${from} where r.id = $1 limit 1) r) v`,
})
export const getTimetableJson = async (db: Handle, id: number) =>
  (await db.run(byId, [id]))[0]?.timetable as string

export type TimetableRow = typeof timetables.$inferSelect

export const findTimetable = async (db: Handle, id: number): Promise<TimetableRow | undefined> =>
  (await db.select().from(timetables).where(eq(timetables.id, id)))[0]

type NewTimetable = Pick<TimetableRow, 'vehicleId' | 'year' | 'month' | 'days'>

export async function insertTimetable(tx: Tx, fields: NewTimetable, by: number): Promise<number> {
  const [created] = await tx
    .insert(timetables)
    .values({ ...fields, updatedBy: by })
    .returning({ id: timetables.id })
  return (created as { id: number }).id
}

export async function saveDays(tx: Tx, id: number, days: string[], by: number): Promise<void> {
  await tx
    .update(timetables)
    .set({ days, updatedAt: sql`now()`, updatedBy: by, version: sql`${timetables.version} + 1` })
    .where(eq(timetables.id, id))
}

export type BookedDay = { day: number; adId: number; adName: string }
const bookedDays = rawQuery<BookedDay>({
  name: 'timetable.bookedDays',
  row: { day: 'int4', adId: 'int4', adName: 'text' },
  sql: `select extract(day from b.date)::int as day, a.id as "adId", a.name as "adName"
   from (select $1::int as vehicle_id, $2::int as year, $3::int as month) t
   join booking b on ${inMonth('b', 't')} join ad a on a.id = b.ad_id
   order by b.date`,
})
export const listBookedDays = (
  tx: Tx,
  { vehicleId, year, month }: Omit<NewTimetable, 'days'>,
): Promise<BookedDay[]> => tx.run(bookedDays, [vehicleId, year, month])

export async function removeTimetable(tx: Tx, id: number): Promise<void> {
  await tx.delete(timetables).where(eq(timetables.id, id))
}

type VehicleWithoutTimetable = { vehicleId: number; lastDays: string[] | null }
const withoutTimetable = rawQuery<VehicleWithoutTimetable>({
  name: 'timetable.vehiclesWithout',
  row: { vehicleId: 'int4', lastDays: 'text[]?' },
  sql: `select v.id as "vehicleId", l.days as "lastDays" from vehicle v
   left join timetable l on l.vehicle_id = v.id and l.year = $3 and l.month = $4
   where v.vehicle_status = 'online' and not exists
     (select from timetable t where t.vehicle_id = v.id and t.year = $1 and t.month = $2)
   order by v.id for no key update of v`,
})
/** Online vehicles without a timetable for the month, with their days of the previous month. */
export const lockVehiclesWithoutTimetable = (tx: Tx, month: Month, before: Month) =>
  tx.run(withoutTimetable, [month.year, month.month, before.year, before.month])

/** Returns how many were created; existing timetables are unchanged. */
export async function insertTimetables(tx: Tx, rows: NewTimetable[], by: number): Promise<number> {
  const values = rows.map((row) => ({ ...row, updatedBy: by }))
  return (await tx.insert(timetables).values(values).onConflictDoNothing().returning({ id: timetables.id }))
    .length
}
