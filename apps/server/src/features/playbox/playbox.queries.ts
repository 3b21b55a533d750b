import { type Handle, statement } from '../../db/db.ts'
import type { ApprovedAd, ApprovedPlaylist } from './programme.view.ts'

const daysAhead = 6

/** What a device plays on each day, by ids alone: cheap enough for every heartbeat. */
export type Plan = {
  device: { macAddr: string; name: string; kind: string; location: string; vehicleNo: string | null }
  days: { date: string; adId: number | null; snapshotId: number | null; recordId: number | null }[]
  defaults: { id: number; version: number }[]
  play1: number | null
  play2: number | null
  /** The open room of today's ad, where this is one of its screens. */
  room: PlannedRoom | null
}
type PlannedRoom = { code: string; gameId: number; openedAt: string; startsAt: string; endsAt: string }

const ahead = (date: string) => `${date} between $2::date and $2::date + ${daysAhead}`

/** Of a snapshot `s` and a device `d`: any usual spelling of an address in a list that people typed. */
export const holdsDevice = `exists (select from regexp_split_to_table(s.content->>'unitedDeviceId', '[\\s,;、，]+') as t(mac)
  where upper(translate(t.mac, ':.-', '')) = replace(d.mac_addr, ':', ''))`

// An ad without a snapshot was never approved, or was taken off the air.
const plan = statement<Plan>(
  'playbox.plan',
  `with d as materialized (
     select d.*, v.id as vehicle_id, v.no from device d
     left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one) where d.id = $1
   ), due as (
     select b.date, 1 as rank, a.id as ad_id, a.snapshot_id
     from d join booking b on b.vehicle_id = d.vehicle_id and ${ahead('b.date')}
     join ad a on a.id = b.ad_id where a.snapshot_id is not null
     union all
     select r.broadcast_date, 2, a.id, a.snapshot_id
     from d join broadcast_record r on r.vehicle_id is null and ${ahead('r.broadcast_date')}
     join ad a on a.id = r.ad_id and a.move_type = 'store_united_game'
     join ad_snapshot s on s.id = a.snapshot_id
     where s.content->'broadcastDates' ? r.broadcast_date::text and ${holdsDevice}
     union all
     select r.broadcast_date, 3, a.id, a.snapshot_id
     from (select * from d where location <> '') d
     -- Without this fence every snapshot is joined first, since those of vehicles all share the empty place.
     cross join lateral (select id, ad_id, content from ad_snapshot where content->>'fixLocation' = d.location offset 0) s
     join ad a on a.id = s.ad_id and a.snapshot_id = s.id
     join broadcast_record r on r.ad_id = a.id and ${ahead('r.broadcast_date')}
     where s.content->'broadcastDates' ? r.broadcast_date::text
   ), chosen as (
     select distinct on (date) date, ad_id, snapshot_id from due order by date, rank, ad_id
   )
   select json_build_object('macAddr', d.mac_addr, 'name', d.name, 'kind', d.kind, 'location', d.location,
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
      where c.date = $2::date and g.ends_at > $3::timestamptz and d.id = any(g.screen_ids)) as room
   from d`,
)
type PlanAt = { today: string; now: Date }
export const findPlan = async (
  db: Handle,
  deviceId: number,
  { today, now }: PlanAt,
): Promise<Plan | undefined> => (await db.run(plan, [deviceId, today, now]))[0]

const snapshots = statement<{ id: number; content: ApprovedAd }>(
  'playbox.snapshots',
  'select id, content from ad_snapshot where id = any($1::int[])',
)
export async function findSnapshots(db: Handle, ids: number[]): Promise<ReadonlyMap<number, ApprovedAd>> {
  const found = ids.length > 0 ? await db.run(snapshots, [ids]) : []
  return new Map(found.map(({ id, content }) => [id, content]))
}

const playlists = statement<{ id: number; content: ApprovedPlaylist }>(
  'playbox.playlists',
  `select p.id, json_build_object('id', p.id, 'name', p.name, 'materials', coalesce((
     select json_agg(json_build_object('id', m.id, 'name', m.name, 'fileName', m.file_name, 'type', m.type,
       'width', m.width, 'height', m.height, 'duration', m.duration, 'sha256', f.sha256,
       'sizeBytes', m.size_bytes) order by m.position, m.id)
     from material m join file f on f.uuid_name = m.file_name where m.playlist_id = p.id), '[]')) as content
   from playlist p where p.id = any($1::int[])`,
)
export async function findPlaylists(
  db: Handle,
  ids: number[],
): Promise<ReadonlyMap<number, ApprovedPlaylist>> {
  const found = ids.length > 0 ? await db.run(playlists, [ids]) : []
  return new Map(found.map(({ id, content }) => [id, content]))
}
