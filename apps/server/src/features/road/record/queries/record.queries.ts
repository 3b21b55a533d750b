import { recordActions } from '@lumiroute/contract/record'
import { actionsJson } from '../../../../db/actions-sql.ts'
import { codedJson } from '../../../../db/coded-json.ts'
import type { Handle } from '../../../../db/db.ts'
import { deliveryColumns, joinDelivery } from '../../../../db/delivery-sql.ts'
import { defineList } from '../../../../db/list-json.ts'
import { onScreenJson } from '../../../../db/on-screen-json.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { recordStates } from '../../../../db/record-states.ts'
import type { VehiclePosition } from '../../../../ports/vehicle-positions.ts'

const nameJson = (table: string, key: string) =>
  `(select json_build_object('id', n.id, 'name', n.name) from ${table} n where n.id = ${key})`

/** A record with the columns its list needs of the ad. */
const from = `(select b.*, a.name as ad_name, a.move_type, a.vehicle_type, a.route_id,
  coalesce(nullif(b.place_name, ''), a.fix_location) as fix_location,
  a.play_id1, a.broadcast_dates from broadcast_record b join ad a on a.id = b.ad_id) r`

const vehicle = `(select json_build_object('id', v.id, 'no', v.no) from vehicle v where v.id = r.vehicle_id)`
const store = `(select json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code)
  from store s where s.id = r.store_id)`

/** Only for today's records; of several screens, the one that called last. */
const onScreen = `(select ${onScreenJson('d')} from device d
  where r.broadcast_date = {today}::date and d.last_seen_at >= {since}::timestamptz
    and (d.on_screen->>'adId')::int = r.ad_id
    and (r.vehicle_id is null or d.mac_addr = (select v.device_one from vehicle v where v.id = r.vehicle_id))
  order by d.last_seen_at desc limit 1)`

const columns = `
  r.id, r.ad_id as "adId", r.ad_name as "adName", ${codedJson('r.move_type', 'moveType')} as "adMoveType",
  r.broadcast_date as "broadcastDate", array_to_string(r.broadcast_dates, ',') as "adBroadcastDate",
  (select count(*) from unnest(r.broadcast_dates) as d(day) where d.day <= r.broadcast_date) as "dateIndex",
  cardinality(r.broadcast_dates) as "dateTotal", ${nameJson('playlist', 'r.play_id1')} as "adPlayId1",
  ${codedJson('r.vehicle_type', 'vehicleType')} as "adVehicleType", ${nameJson('route', 'r.route_id')} as "adVehicleRoute",
  r.fix_location as "adFixLocation", ${vehicle} as vehicle, ${store} as store,
  r.start_date_time as "startDateTime", r.end_date_time as "endDateTime",
  r.image_name as "imagePath", r.image_updated_at as "imageUpdatedAt",
  ${deliveryColumns},
  r.reported_plays as "reportedPlays", r.signed_plays as "signedPlays",
  json_build_object('total', r.rejected_material + r.rejected_hash + r.rejected_duration,
    'material', r.rejected_material, 'hash', r.rejected_hash, 'duration', r.rejected_duration) as "rejectedPlays", r.km_driven as "kmDriven",
  r.moving_seconds as "movingSeconds", r.adherence_pct as "adherencePct", r.people_total as "peopleTotal",
  r.people_minutes as "peopleMinutes",
  (select count(*) from ad_scan s where s.record_id = r.id) as "qrScans", r.sample_count as "sampleCount",
  ${onScreen} as "onScreen",
  case when r.start_date_time is null then '[]'::json else ${actionsJson(recordActions)} end as actions`

const games = `('fix_game', 'store_alone_game', 'store_united_game')`

/** `imagePath` is the bare file name; the caller turns it into a signed link. */
export const listRecordsJson = defineList({
  name: 'record.list',
  from,
  columns,
  beside: joinDelivery({ now: '{now}', startBy: '{startBy}' }),
  filters: {
    storeId: 'r.store_id = {storeId}',
    moveType: 'r.move_type = {moveType}',
    adId: 'r.ad_id = {adId}',
    recordId: 'r.id = {recordId}',
    broadcastDate: 'r.broadcast_date = {broadcastDate}',
    from: 'r.broadcast_date >= {from}::date',
    to: 'r.broadcast_date <= {to}::date',
    ...recordStates('{today}'),
    isGame: `(r.move_type in ${games}) = {isGame}`,
    q: `r.ad_name ilike {q} or r.fix_location ilike {q}
      or r.vehicle_id in (select v.id from vehicle v where v.no ilike {q})`,
  },
  orders: {
    id: 'r.id',
    adName: 'r.ad_name',
    broadcastDate: 'r.broadcast_date',
    startDateTime: `coalesce(r.start_date_time, '-infinity')`,
    peopleTotal: 'coalesce(r.people_total, -1)',
    peopleMinutes: 'coalesce(r.people_minutes, -1)',
  },
  order: '-broadcastDate',
})

export type RecordRow = {
  id: number
  adId: number
  adName: string
  storeCode: string
  broadcastDate: string
  startDateTime: Date | null
  endDateTime: Date | null
  /** Its samples are between these; without them every partition of the table would be searched. */
  samplesFrom: string
  samplesUntil: string
}

const byId = rawQuery<RecordRow>({
  name: 'record.byId',
  row: {
    id: 'int4',
    adId: 'int4',
    adName: 'text',
    storeCode: 'text',
    broadcastDate: 'text',
    startDateTime: 'timestamptz?',
    endDateTime: 'timestamptz?',
    samplesFrom: 'text',
    samplesUntil: 'text',
  },
  sql: `select b.id, b.ad_id as "adId", a.name as "adName", s.store_code as "storeCode",
     b.broadcast_date::text as "broadcastDate", b.start_date_time as "startDateTime",
     b.end_date_time as "endDateTime", (b.broadcast_date::timestamptz - interval '1 day')::text as "samplesFrom",
     (b.broadcast_date::timestamptz + interval '3 days')::text as "samplesUntil"
   from broadcast_record b join ad a on a.id = b.ad_id join store s on s.id = b.store_id
   where b.id = $1 and b.store_id = $2 and ($3::int is null or b.ad_id = $3)`,
})
export const findRecord = async (db: Handle, storeId: number, recordId: number, adId: number | null) =>
  (await db.run(byId, [recordId, storeId, adId]))[0]

export type RecordImage = { at: string; time: string; fileName: string }
const images = rawQuery<RecordImage>({
  name: 'record.images',
  row: { at: 'text', time: 'text', fileName: 'text' },
  sql: `select to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') as at, to_char(at, 'HH24MISS-MS') as time,
     file_name as "fileName" from record_image where record_id = $1 order by record_image.at limit 5000`,
})
export const listImages = (db: Handle, recordId: number) => db.run(images, [recordId])

// Device clocks differ by minutes, and a drive past midnight belongs to yesterday's record.
const vehiclePositions = rawQuery<VehiclePosition>({
  name: 'record.vehiclePositions',
  row: { lat: 'float8', lon: 'float8' },
  sql: `select s.latitude as lat, s.longitude as lon
   from broadcast_record b join lateral (
     select latitude, longitude from record_sample
     where record_id = b.id and record_time between $2::timestamptz - interval '5 minutes'
         and $2::timestamptz + interval '5 minutes'
       and latitude is not null and longitude is not null and coalesce(accuracy, 0) <= 100
     order by record_time desc limit 1) s on true
   where b.store_id = $1 and b.broadcast_date between $2::timestamptz::date - 1 and $2::timestamptz::date`,
})
export const listVehiclePositions = (db: Handle, storeId: number, at: Date) =>
  db.run(vehiclePositions, [storeId, at])
