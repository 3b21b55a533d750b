import { type Line, type Position } from '@lumiroute/geo'
import type { Handle } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { demoAds } from '../data/demo-ads.ts'
import type { DemoFault } from '../data/demo-days.ts'
import type { Screen } from '../drive/screen-plays.ts'

/** A record up to today, with what is needed to generate its data. */
export type RecordPlan = {
  id: number
  adId: number
  adName: string
  storeCode: string
  moveType: string
  /** Unix milliseconds. */
  dayStart: number
  /** Which of its ad's dates; the first is 1. */
  dateNo: number
  /** The last past day of its ad. */
  isLatest: boolean
  hasQrCode: boolean
  /** Position of a fixed screen: its place or its store. */
  position: Position | null
  materialName: string
  playerId: number | null
  sensorId: number | null
  lines: Line[] | null
  screen: Screen
}

const items = (name: string) => `coalesce((select json_agg(json_build_object('materialId', m->'id',
  'sha256', m->'sha256', 'durationMs', ((m->>'duration')::float8 * 1000)::int) order by n)
  from jsonb_array_elements(s.content->'${name}'->'materials') with ordinality as x (m, n)), '[]')`

const plans = rawQuery<RecordPlan>({
  name: 'demo.recordPlans',
  row: {
    id: 'int4',
    adId: 'int4',
    adName: 'text',
    storeCode: 'text',
    moveType: 'text',
    dayStart: 'float8',
    dateNo: 'int8',
    isLatest: 'bool',
    hasQrCode: 'bool',
    position: 'json?',
    materialName: 'text',
    playerId: 'int4?',
    sensorId: 'int4?',
    lines: 'jsonb?',
    screen: 'json',
  },
  sql: `select b.id, b.ad_id as "adId", a.name as "adName", o.store_code as "storeCode", a.move_type as "moveType",
     (extract(epoch from b.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
     row_number() over (partition by b.ad_id order by b.broadcast_date) as "dateNo",
     b.broadcast_date = max(b.broadcast_date) filter (where b.broadcast_date < $1::date)
       over (partition by b.ad_id) as "isLatest",
     a.enabled_qrcode_log as "hasQrCode",
     (select json_build_array(coalesce(q.longitude, o.store_addr_lng), coalesce(q.latitude, o.store_addr_lat))
       from (select 1) one left join place q on q.id = p.place_id
       where coalesce(q.longitude, o.store_addr_lng) is not null) as position,
     coalesce(s.content->'playlistOne'->'materials'->0->>'name', '') as "materialName", p.id as "playerId", e.id as "sensorId",
     t.lines, json_build_object('mode', a.mode, 'main', ${items('playlistOne')},
       'second', ${items('playlistTwo')}) as screen
   from broadcast_record b join ad a on a.id = b.ad_id join store o on o.id = b.store_id
   join lateral (select content from ad_snapshot n where n.ad_id = a.id order by id desc limit 1) s on true
   left join vehicle v on v.id = b.vehicle_id left join route t on t.id = a.route_id
   left join device p on p.mac_addr = v.device_one
     or p.id = (select min(k.device_id) from screen_booking k where k.ad_id = a.id and k.date = b.broadcast_date)
   left join device e on e.mac_addr = v.sensor_one
   where b.broadcast_date <= $1::date order by b.broadcast_date desc, b.vehicle_id is null, b.ad_id`,
})
export const listRecordPlans = (db: Handle, today: string): Promise<RecordPlan[]> => db.run(plans, [today])

/** What went wrong on this day. */
export const getFault = ({ storeCode, adName, dateNo }: RecordPlan): DemoFault | undefined =>
  demoAds.find((ad) => ad.storeCode === storeCode && ad.name === adName)?.faults?.[dateNo]

const taipeiStation: Position = [121.517, 25.0466]
export const getPlace = ({ position }: RecordPlan): Position => position ?? taipeiStation
