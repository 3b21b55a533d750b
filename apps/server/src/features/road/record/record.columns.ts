import { moveTypes, vehicleTypes } from '@lumiroute/contract/ad'
import { codedJson } from '../../../db/coded-json.ts'
import { onScreenJson } from '../../../db/on-screen-json.ts'

const named = (table: string, key: string) =>
  `(select json_build_object('id', n.id, 'name', n.name) from ${table} n where n.id = ${key})`

/** The row of the list as it stands in `r`: a record with what it needs of its ad. */
export const recordRow = `(select b.*, a.name as ad_name, a.move_type, a.vehicle_type, a.route_id,
  coalesce(nullif(b.place_name, ''), a.fix_location) as fix_location,
  a.play_id1, a.broadcast_dates from broadcast_record b join ad a on a.id = b.ad_id) r`

const vehicle = `(select json_build_object('id', v.id, 'no', v.no) from vehicle v where v.id = r.vehicle_id)`
const store = `(select json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code)
  from store s where s.id = r.store_id)`

/** Of today's records alone; of several screens the one that was heard last. */
const onScreen = `(select ${onScreenJson('d')} from device d
  where r.broadcast_date = {today}::date and d.last_seen_at >= {since}::timestamptz
    and (d.on_screen->>'adId')::int = r.ad_id
    and (r.vehicle_id is null or d.mac_addr = (select v.device_one from vehicle v where v.id = r.vehicle_id))
  order by d.last_seen_at desc limit 1)`

/** The picture goes out as the bare name of its file; `signImages` makes a link of it. */
export const recordColumns = `
  r.id, r.ad_id as "adId", r.ad_name as "adName", ${codedJson('r.move_type', moveTypes)} as "adMoveType",
  r.broadcast_date as "broadcastDate", array_to_string(r.broadcast_dates, ',') as "adBroadcastDate",
  (select count(*) from unnest(r.broadcast_dates) as d(day) where d.day <= r.broadcast_date) as "dateIndex",
  cardinality(r.broadcast_dates) as "dateTotal", ${named('playlist', 'r.play_id1')} as "adPlayId1",
  ${codedJson('r.vehicle_type', vehicleTypes)} as "adVehicleType", ${named('route', 'r.route_id')} as "adVehicleRoute",
  r.fix_location as "adFixLocation", ${vehicle} as vehicle, ${store} as store,
  r.start_date_time as "startDateTime", r.end_date_time as "endDateTime",
  r.image_name as "imagePath", r.image_updated_at as "imageUpdatedAt",
  r.planned_plays as "plannedPlays", r.delivered_plays as "deliveredPlays",
  json_build_object('total', r.rejected_material + r.rejected_hash + r.rejected_duration,
    'material', r.rejected_material, 'hash', r.rejected_hash, 'duration', r.rejected_duration) as "rejectedPlays", r.km_driven as "kmDriven",
  r.moving_seconds as "movingSeconds", r.adherence_pct as "adherencePct", r.people_total as "peopleTotal",
  (select count(*) from ad_scan s where s.record_id = r.id) as "qrScans", r.sample_count as "sampleCount",
  ${onScreen} as "onScreen"`
