import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { isChoosable, placeJson } from '../../../db/choosable-screen.ts'

const list = rawQuery({
  name: 'screen.list',
  row: { screens: 'text' },
  sql: `select coalesce(json_agg(json_build_object('id', d.id, 'macAddr', d.mac_addr, 'name', d.name,
     'place', ${placeJson('d')},
     'store', (select json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code)
       from store s where s.id = d.store_id),
     'panelWidth', p.panel_width, 'panelHeight', p.panel_height,
     'latitude', coalesce(p.latitude, s.store_addr_lat), 'longitude', coalesce(p.longitude, s.store_addr_lng),
     'status', case when d.token_hash is null then 'unpaired' when d.last_seen_at >= $3 then 'online'
       else 'offline' end)
     order by d.store_id is null, p.name, d.name, d.id), '[]')::text as screens
   from device d left join place p on p.id = d.place_id left join store s on s.id = d.store_id
   where ${isChoosable('d', '$1', '$2::boolean')}`,
})
type ScreenFilter = { storeId: number; isLinked: boolean; onlineSince: Date }
export const listScreensJson = async (db: Handle, { storeId, isLinked, onlineSince }: ScreenFilter) =>
  (await db.run(list, [storeId, isLinked, onlineSince]))[0]?.screens as string

export type ScreenRow = { id: number; macAddr: string; name: string }
const columns = `d.id, d.mac_addr as "macAddr", coalesce(nullif(d.name, ''), d.mac_addr) as name`

const choosableByIds = rawQuery<ScreenRow>({
  name: 'screen.choosableByIds',
  row: { id: 'int4', macAddr: 'text', name: 'text' },
  sql: `select ${columns} from device d where d.id = any($3::int[]) and ${isChoosable('d', '$1', '$2::boolean')}`,
})
const choosableByMacs = rawQuery<ScreenRow>({
  name: 'screen.choosableByMacs',
  row: { id: 'int4', macAddr: 'text', name: 'text' },
  sql: `select ${columns} from device d where d.mac_addr = any($3::text[]) and ${isChoosable('d', '$1', '$2::boolean')}`,
})
type Chooser = { storeId: number; isLinked: boolean }
export const findChoosableByIds = (db: Handle, { storeId, isLinked }: Chooser, ids: number[]) =>
  db.run(choosableByIds, [storeId, isLinked, ids])
export const findChoosableByMacs = (db: Handle, { storeId, isLinked }: Chooser, macs: string[]) =>
  db.run(choosableByMacs, [storeId, isLinked, macs])

const atPlace = rawQuery<ScreenRow>({
  name: 'screen.atPlace',
  row: { id: 'int4', macAddr: 'text', name: 'text' },
  sql: `select ${columns} from device d where d.place_id = $1 and d.kind = 'player'
   order by d.token_hash is null, d.id`,
})
/** Players of a place, paired ones first. */
export const listScreensAt = (db: Handle, placeId: number) => db.run(atPlace, [placeId])

const hold = rawQuery({
  name: 'screen.hold',
  row: { id: 'int4' },
  sql: 'select id from device where id = any($1::int[]) order by id for share',
})
/** Locks screens, so that they cannot be moved, deleted or turned into sensors until the booking commits. */
export const holdScreens = (tx: Tx, ids: number[]) => tx.run(hold, [ids])

export type ScreenDay = { deviceId: number; date: string; adId: number }
const booked = rawQuery<ScreenDay>({
  name: 'screen.booked',
  row: { deviceId: 'int4', date: 'text', adId: 'int4' },
  sql: `select device_id as "deviceId", to_char(date, 'YYYY-MM-DD') as date, ad_id as "adId" from screen_booking
   where date = any($2::date[]) and (device_id = any($1::int[]) or ad_id = $3)`,
})
/** Bookings of these screens, and those of the ad on any screen. */
export const listBooked = (db: Handle, deviceIds: number[], dates: string[], adId: number) =>
  db.run(booked, [deviceIds, dates, adId])

const insert = rawQuery({
  name: 'screen.book',
  row: { id: 'int4' },
  sql: `insert into screen_booking (device_id, date, ad_id) values ($1, $2::date, $3)
   on conflict do nothing returning id`,
})
/** False if another ad has the screen that day, even if its approval was only just faster. */
export const insertBooking = async (tx: Tx, { deviceId, date, adId }: ScreenDay): Promise<boolean> =>
  (await tx.run(insert, [deviceId, date, adId])).length === 1

const remove = rawQuery({
  name: 'screen.deleteBookings',
  row: {},
  sql: 'delete from screen_booking where ad_id = $1 and date = $2::date and device_id = any($3::int[])',
})
export const deleteBookings = (tx: Tx, adId: number, date: string, deviceIds: number[]) =>
  tx.run(remove, [adId, date, deviceIds])

export type DueBooking = {
  date: string
  adId: number
  adName: string
  placeId: number | null
  hasStarted: boolean
}
const due = rawQuery<DueBooking>({
  name: 'screen.due',
  row: { date: 'text', adId: 'int4', adName: 'text', placeId: 'int4?', hasStarted: 'bool' },
  sql: `select to_char(b.date, 'YYYY-MM-DD') as date, a.id as "adId", a.name as "adName",
     case when a.move_type in ('fix_play', 'fix_game') then d.place_id end as "placeId",
     exists (select from broadcast_record r where r.ad_id = b.ad_id and r.broadcast_date = b.date
       and r.start_date_time is not null) as "hasStarted"
   from screen_booking b join ad a on a.id = b.ad_id join device d on d.id = b.device_id
   where b.device_id = $1 and b.date >= $2::date and a.snapshot_id is not null order by b.date`,
})
export const listDue = (tx: Tx, deviceId: number, today: string) => tx.run(due, [deviceId, today])

const removeOfDevice = rawQuery({
  name: 'screen.deleteBookingsOfDevice',
  row: {},
  sql: 'delete from screen_booking where device_id = $1',
})
export const deleteBookingsOfDevice = (tx: Tx, deviceId: number) => tx.run(removeOfDevice, [deviceId])

const availability = rawQuery({
  name: 'screen.availability',
  row: { days: 'text' },
  sql: `with chosen as (
     select d.id, d.mac_addr from device d where d.kind = 'player' and (d.place_id = {placeId}::int
       or (d.id = any({screenIds}::int[]) and ${isChoosable('d', '{storeId}::int', 'true')}))
   ), waiting as (
     select w.date, count(*) as ads from ad a cross join unnest(a.broadcast_dates) as w(date)
     where a.broadcast_dates && {dates}::date[] and a.id is distinct from {adId}::int
       and (a.place_id = {placeId}::int or (cardinality({screenIds}::int[]) > 0 and a.united_device_id <> ''
         and string_to_array(a.united_device_id, ',') && array(select mac_addr from chosen)))
       and (a.review = 'request' or a.review = 'draft' and exists
         (select from "order" o where o.ad_id = a.id and o.payment_status = 'SUCCESS'))
       and not exists (select from screen_booking b where b.ad_id = a.id and b.date = w.date)
     group by w.date)
   select json_agg(json_build_object(
     'date', to_char(day.date, 'YYYY-MM-DD'),
     'free', case when day.date < {today}::date then 0 else (select count(*) from chosen c where not exists
       (select from screen_booking b where b.device_id = c.id and b.date = day.date
         and b.ad_id is distinct from {adId}::int)) end,
     'total', (select count(*) from chosen),
     'waiting', coalesce(w.ads, 0)) order by day.date)::text as days
   from unnest({dates}::date[]) as day(date) left join waiting w on w.date = day.date`,
})
type AvailabilityFilter = {
  dates: string[]
  today: string
  placeId: number | null
  screenIds: number[]
  storeId: number
  adId: number | null
}
export const getAvailabilityJson = async (db: Handle, filter: AvailabilityFilter): Promise<string> =>
  (await db.run(availability, filter))[0]?.days as string
