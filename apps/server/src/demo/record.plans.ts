import { type Line, type Position } from '@lumiroute/geo'
import { type Handle, statement } from '../db/db.ts'
import type { Screen } from './screen-plays.ts'

/** A record up to today, and what its screen and its boxes need to have been there. */
export type RecordPlan = {
  id: number
  adId: number
  adName: string
  storeCode: string
  moveType: string
  /** Milliseconds since 1970. */
  dayStart: number
  /** The last day of its ad that has gone by. */
  isLatest: boolean
  hasQrCode: boolean
  fixLocation: string
  materialName: string
  playerId: number | null
  sensorId: number | null
  lines: Line[] | null
  screen: Screen
}

const items = (name: string) => `coalesce((select json_agg(json_build_object('materialId', m->'id',
  'sha256', m->'sha256', 'durationMs', ((m->>'duration')::float8 * 1000)::int) order by n)
  from jsonb_array_elements(s.content->'${name}'->'materials') with ordinality as x (m, n)), '[]')`

const plans = statement<RecordPlan>(
  'demo.recordPlans',
  `select b.id, b.ad_id as "adId", a.name as "adName", o.store_code as "storeCode", a.move_type as "moveType",
     (extract(epoch from b.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
     b.broadcast_date = max(b.broadcast_date) filter (where b.broadcast_date < $1::date)
       over (partition by b.ad_id) as "isLatest",
     a.enabled_qrcode_log as "hasQrCode", a.fix_location as "fixLocation",
     coalesce(s.content->'playlistOne'->'materials'->0->>'name', '') as "materialName", p.id as "playerId", e.id as "sensorId",
     t.lines, json_build_object('mode', a.mode, 'main', ${items('playlistOne')},
       'second', ${items('playlistTwo')}) as screen
   from broadcast_record b join ad a on a.id = b.ad_id join store o on o.id = b.store_id
   join lateral (select content from ad_snapshot n where n.ad_id = a.id order by id desc limit 1) s on true
   left join vehicle v on v.id = b.vehicle_id left join route t on t.id = a.route_id
   left join device p on p.mac_addr in (v.device_one, nullif(a.united_device_id, ''))
     or (b.vehicle_id is null and a.fix_location <> '' and p.location = a.fix_location)
   left join device e on e.mac_addr = v.sensor_one
   where b.broadcast_date <= $1::date order by b.broadcast_date desc, b.vehicle_id is null, b.ad_id`,
)
export const listRecordPlans = (db: Handle, today: string): Promise<RecordPlan[]> => db.run(plans, [today])

const places: Record<string, Position> = {
  高雄夢時代: [120.3068, 22.5957],
  駁二藝術特區: [120.2822, 22.6205],
}
export const placeOf = ({ fixLocation }: RecordPlan): Position => places[fixLocation] ?? [120.2832, 22.6233]
