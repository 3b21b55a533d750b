import type { Handle } from '../../../../db/db.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'
import type { ApprovedAd, ApprovedPlaylist } from '../approved-ad.ts'

const daysAhead = 6

/** What a device plays on each day; only ids, so that every heartbeat can read it. */
export type Plan = {
  device: { macAddr: string; name: string; kind: string; location: string; vehicleNo: string | null }
  days: { date: string; adId: number | null; snapshotId: number | null; recordId: number | null }[]
  defaults: { id: number; version: number }[]
  play1: number | null
  play2: number | null
  /** The open room of today's ad, if this is one of its screens. */
  room: PlannedRoom | null
}
type PlannedRoom = { code: string; gameId: number; openedAt: string; startsAt: string; endsAt: string }

const isAhead = (date: string) => `${date} between $2::date and $2::date + ${daysAhead}`

/** SQL: the screens whose ads concern device `d`: a player itself; for a sensor, the players beside it. */
export const relatedScreens = (d: string) => `case when ${d}.kind = 'player' then array[${d}.id]
  else array(select s.id from device s where s.kind = 'player' and (s.place_id = ${d}.place_id or s.store_id = ${d}.store_id)) end`

// An ad without a snapshot was never approved or is off the air.
const plan = rawQuery<Plan>({
  name: 'playbox.plan',
  row: { device: 'json', days: 'json', defaults: 'json', play1: 'int4?', play2: 'int4?', room: 'json?' },
  sql: `with d as materialized (
     select d.*, p.name as location, v.id as vehicle_id, v.no, ${relatedScreens('d')} as screens from device d
     left join place p on p.id = d.place_id left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one) where d.id = $1
   ), due as (
     select b.date, 1 as rank, a.id as ad_id, a.snapshot_id
     from d join booking b on b.vehicle_id = d.vehicle_id and ${isAhead('b.date')}
     join ad a on a.id = b.ad_id where a.snapshot_id is not null
     union all
     select b.date, 2, a.id, a.snapshot_id
     from d join screen_booking b on b.device_id = any(d.screens) and ${isAhead('b.date')}
     join ad a on a.id = b.ad_id where a.snapshot_id is not null
   ), chosen as (
     select distinct on (date) date, ad_id, snapshot_id from due order by date, rank, ad_id
   )
   select json_build_object('macAddr', d.mac_addr, 'name', d.name, 'kind', d.kind, 'location', coalesce(d.location, ''),
       'vehicleNo', d.no) as device,
     (select json_agg(json_build_object('date', day.date, 'adId', c.ad_id, 'snapshotId', c.snapshot_id,
         'recordId', r.id) order by day.date)
      from (select $2::date + n as date from generate_series(0, ${daysAhead}) n) day
      left join chosen c on c.date = day.date
      left join broadcast_record r on r.ad_id = c.ad_id and r.broadcast_date = c.date) as days,
     coalesce((select json_agg(json_build_object('id', p.id, 'version', p.version) order by p.id)
      from playlist p where p.id in (d.default_play_id1, d.default_play_id2)), '[]') as defaults,
     d.default_play_id1 as play1, d.default_play_id2 as play2,
     (select json_build_object('code', g.code, 'gameId', g.game_id, 'openedAt', g.opened_at,
         'startsAt', g.starts_at, 'endsAt', g.ends_at)
      from chosen c join game_room g on g.ad_id = c.ad_id and g.ended_at is null
      where c.date = $2::date and g.ends_at > $3::timestamptz and d.id = any(g.screen_ids)
      order by g.opened_at desc limit 1) as room
   from d`,
})
type PlanAt = { today: string; now: Date }
export const findPlan = async (
  db: Handle,
  deviceId: number,
  { today, now }: PlanAt,
): Promise<Plan | undefined> => (await db.run(plan, [deviceId, today, now]))[0]

const snapshots = rawQuery({
  name: 'playbox.snapshots',
  row: { id: 'int4', content: column<ApprovedAd>('jsonb') },
  sql: 'select id, content from ad_snapshot where id = any($1::int[])',
})
export async function getSnapshots(db: Handle, ids: number[]): Promise<ReadonlyMap<number, ApprovedAd>> {
  const found = ids.length > 0 ? await db.run(snapshots, [ids]) : []
  return new Map(found.map(({ id, content }) => [id, content]))
}

const playlists = rawQuery({
  name: 'playbox.playlists',
  row: { id: 'int4', content: column<ApprovedPlaylist>('json') },
  sql: `select p.id, json_build_object('id', p.id, 'name', p.name, 'format', p.format, 'materials', coalesce((
     select json_agg(json_build_object('id', m.id, 'name', m.name, 'fileName', m.file_name, 'type', m.type,
       'width', m.width, 'height', m.height, 'duration', m.duration, 'sha256', f.sha256,
       'sizeBytes', m.size_bytes) order by m.position, m.id)
     from material m join file f on f.uuid_name = m.file_name where m.playlist_id = p.id), '[]')) as content
   from playlist p where p.id = any($1::int[])`,
})
export async function getPlaylists(
  db: Handle,
  ids: number[],
): Promise<ReadonlyMap<number, ApprovedPlaylist>> {
  const found = ids.length > 0 ? await db.run(playlists, [ids]) : []
  return new Map(found.map(({ id, content }) => [id, content]))
}
