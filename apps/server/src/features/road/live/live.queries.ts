import type { LiveFleet, LiveVehicle } from '@lumiroute/contract/live'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { onScreenJson } from '../../../db/on-screen-json.ts'
import { type Fix, getLivePlace, getServerTime } from './live-place.ts'

type SampledFix = Fix & { skewMs: number | null }
type Row = Omit<LiveVehicle, 'place' | 'people'> & {
  reportedAt: number | null
  last: SampledFix | null
  before: Fix | null
  people: { at: number; count: number; skewMs: number | null } | null
}

const ms = (column: string) => `round(extract(epoch from ${column}) * 1000)::float8`
const recent = `s.record_id = b.id and s.record_time >= $2::timestamptz - interval '36 hours'
  and s.record_time < $2::timestamptz + interval '36 hours'`
const hasPosition = `${recent} and s.latitude is not null and s.longitude is not null and coalesce(s.accuracy, 0) <= 100`

// A drive past midnight still belongs to yesterday's record. Each sample is found from the end of the index.
const fleet = rawQuery<Row>({
  name: 'live.fleet',
  row: {
    vehicleId: 'int4',
    no: 'text',
    vehicleType: 'text',
    recordId: 'int4',
    ad: 'json',
    store: 'json',
    device: 'json?',
    startedAt: 'float8?',
    endedAt: 'float8?',
    seenAt: 'float8?',
    reportedAt: 'float8?',
    onScreen: 'json?',
    last: 'json?',
    before: 'json?',
    people: 'json?',
  },
  sql: `select v.id as "vehicleId", v.no, v.vehicle_type as "vehicleType", b.id as "recordId",
     json_build_object('id', a.id, 'name', a.name) as ad,
     json_build_object('id', o.id, 'storeName', o.store_name, 'storeCode', o.store_code) as store,
     case when d.id is null then null else json_build_object('macAddr', d.mac_addr, 'name', d.name) end as device,
     ${ms('b.start_date_time')} as "startedAt", ${ms('b.end_date_time')} as "endedAt",
     ${ms('greatest(b.reported_at, d.last_seen_at)')} as "seenAt", ${ms('b.reported_at')} as "reportedAt",
     ${onScreenJson('d')} as "onScreen", p.last, q.before, c.people
   from vehicle v
   join lateral (
     select r.* from broadcast_record r
     where r.vehicle_id = v.id and r.broadcast_date between $1::date - 1 and $1::date
       and (r.broadcast_date = $1::date or (r.end_date_time is null
         and r.reported_at > $2::timestamptz - interval '15 minutes'))
       and ($3::int is null or r.store_id = $3)
     order by r.reported_at desc nulls last, r.broadcast_date desc limit 1) b on true
   join ad a on a.id = b.ad_id join store o on o.id = b.store_id
   left join device d on d.mac_addr = v.device_one
   left join lateral (
     select s.record_time, json_build_object('at', ${ms('s.record_time')}, 'lat', s.latitude, 'lng', s.longitude,
       'skewMs', (select clock_skew_ms from device x where x.id = s.device_id)) as last
     from record_sample s where ${hasPosition} order by s.record_time desc limit 1) p on b.sample_count > 0
   left join lateral (
     select json_build_object('at', ${ms('s.record_time')}, 'lat', s.latitude, 'lng', s.longitude) as before
     from record_sample s where ${hasPosition} and s.record_time <= p.record_time - interval '2 seconds'
     order by s.record_time desc limit 1) q on p.record_time is not null
   left join lateral (
     select json_build_object('at', ${ms('s.record_time')}, 'count', s.people_count,
       'skewMs', (select clock_skew_ms from device x where x.id = s.device_id)) as people
     from record_sample s where ${recent} and s.people_count is not null
     order by s.record_time desc limit 1) c on b.sample_count > 0
   order by v.no`,
})

const nextDate = rawQuery({
  name: 'live.nextDate',
  row: { date: 'text?' },
  sql: `select min(r.date)::text as date from vehicle v cross join lateral (
     select b.broadcast_date as date from broadcast_record b
     where b.vehicle_id = v.id and b.broadcast_date > $1::date and ($2::int is null or b.store_id = $2)
     order by b.broadcast_date limit 1) r`,
})

type FleetFilter = { storeId: number | null; today: string; now: Date }

/** The vehicles that carry an ad today, of one store or all. */
export async function getFleet(db: Handle, { storeId, today, now }: FleetFilter): Promise<LiveFleet> {
  const rows = await db.run(fleet, [today, now, storeId])
  const [found] = rows.length === 0 ? await db.run(nextDate, [today, storeId]) : []
  return {
    serverTime: now.getTime(),
    vehicleList: rows.map((row) => viewVehicle(row, storeId !== null)),
    nextDate: found?.date ?? null,
  }
}

function viewVehicle({ reportedAt, last, before, people, ...row }: Row, isForStore: boolean): LiveVehicle {
  const toServerTime = (at: number, skewMs: number | null) => getServerTime(at, skewMs, reportedAt ?? at)
  const place = last && getLivePlace({ at: last.at, lat: last.lat, lng: last.lng }, before ?? undefined)
  return {
    ...row,
    onScreen: isForStore ? hideOtherAds(row.onScreen, row.ad.id) : row.onScreen,
    place: place && last && { ...place, at: toServerTime(place.at, last.skewMs) },
    people: people && { at: toServerTime(people.at, people.skewMs), count: people.count },
  }
}

/** A store must not see another store's ad on the screen. */
export const hideOtherAds = (shown: LiveVehicle['onScreen'], ownAdId: number | undefined) =>
  shown && (shown.adId === null || shown.adId === ownAdId) ? shown : null
