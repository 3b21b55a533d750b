import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

/** Tolerance between played and planned duration (delivered), and between planned and approved (valid). */
const toleranceMs = 500
/** The shortest play of the player. */
const minPlannedMs = 1000
/** A device with a slow clock reports a play before its approval. */
const clockTolerance = '1 hour'

const materialsIn = (list: string) => `coalesce(n.content->'${list}'->'materials', '[]')`
const plannedMs = (seconds: string) => `greatest(round((${seconds})::numeric * 1000), ${minPlannedMs})`

/**
 * An offline device plays an earlier approval of the same ad, so each approval counts from its time on. The
 * first always counts, since the record exists because of it.
 */
const approved = `
  select (m->>'id')::int as material, m->>'sha256' as sha256, ${plannedMs(`m->>'duration'`)} as ms,
    case when n.id = min(n.id) over () then '-infinity' else n.approved_at - interval '${clockTolerance}' end as since
  from broadcast_record r join ad_snapshot n on n.ad_id = r.ad_id
  cross join lateral jsonb_array_elements(${materialsIn('playlistOne')} || ${materialsIn('playlistTwo')}) m
  where r.id = $1
  union all
  select m.id, f.sha256, ${plannedMs('m.duration')}, '-infinity'
  from device d join material m on m.playlist_id in (d.default_play_id1, d.default_play_id2)
  join file f on f.uuid_name = m.file_name where d.id = $2`

const insert = rawQuery({
  name: 'playbox.plays',
  row: { stored: 'int4' },
  sql: `with given as materialized (
     select * from json_to_recordset($4::json) as v (id uuid, material int, sha256 text, start timestamptz,
       "end" timestamptz, planned int, played int, lat float8, lng float8, seq int)
   ), approved as materialized (${approved}),
   checked as (
     select g.id, case
       when bool_or(a.sha256 = g.sha256 and abs(a.ms - g.planned) <= ${toleranceMs}) then null
       when bool_or(a.sha256 = g.sha256) then 'duration'
       when count(a.material) > 0 then 'hash' else 'material' end as rejected
     from given g left join approved a on a.material = g.material and a.since <= g.start group by g.id
   ), stored as (
     insert into record_play (play_id, record_id, device_id, material_id, sha256, start_at, end_at, planned_ms,
       played_ms, latitude, longitude, rejected, key_id, seq)
     select g.id, $1, $2, g.material, g.sha256, g.start, g."end", g.planned, g.played, g.lat, g.lng, c.rejected, $5, g.seq
     from given g join checked c on c.id = g.id
     on conflict (play_id) do nothing
     returning rejected, rejected is null and abs(played_ms - planned_ms) <= ${toleranceMs} as is_delivered
   ), counted as (
     select count(*)::int as stored, count(*) filter (where is_delivered)::int as delivered,
       count(*) filter (where rejected = 'material')::int as material,
       count(*) filter (where rejected = 'hash')::int as hash,
       count(*) filter (where rejected = 'duration')::int as duration
     from stored
   )
   update broadcast_record r set delivered_plays = r.delivered_plays + c.delivered,
     reported_plays = r.reported_plays + c.stored,
     signed_plays = r.signed_plays + case when $5::int is null then 0 else c.stored end,
     rejected_material = r.rejected_material + c.material, rejected_hash = r.rejected_hash + c.hash,
     rejected_duration = r.rejected_duration + c.duration, reported_at = $3
   from counted c where r.id = $1 returning c.stored`,
})

export type PlayRow = {
  id: string
  material: number
  sha256: string
  start: string
  end: string
  planned: number
  played: number
  lat?: number
  lng?: number
  /** Its place in the chain, if it is signed. */
  seq?: number
}
type Batch = { recordId: number; deviceId: number; at: Date; rows: readonly PlayRow[]; keyId?: number }

/** Returns how many were new. */
export async function insertPlays(db: Handle, batch: Batch): Promise<number> {
  const { recordId, deviceId, at, rows, keyId = null } = batch
  const [counted] = await db.run(insert, [recordId, deviceId, at, JSON.stringify(rows), keyId])
  return (counted as { stored: number }).stored
}

const sign = rawQuery({
  name: 'playbox.signPlays',
  row: { signed: 'int4' },
  sql: `with signed as (
     update record_play p set key_id = $3, seq = g.seq
     from json_to_recordset($4::json) as g (id uuid, material int, sha256 text, start timestamptz,
       "end" timestamptz, planned int, played int, lat float8, lng float8, seq int)
     where p.play_id = g.id and p.key_id is null and p.record_id = $1 and p.device_id = $2
       and (p.material_id, p.sha256, p.start_at, p.end_at, p.planned_ms, p.played_ms)
         = (g.material, g.sha256, g.start, g."end", g.planned, g.played)
       and (p.latitude, p.longitude) is not distinct from (g.lat, g.lng)
     returning 1
   ), counted as (select count(*)::int as signed from signed)
   update broadcast_record r set signed_plays = r.signed_plays + c.signed from counted c where r.id = $1
   returning c.signed`,
})
/** Signs plays that were stored unsigned before, if they have the same content. Returns how many. */
export async function signPlays(db: Handle, batch: Batch & { keyId: number }): Promise<number> {
  const { recordId, deviceId, keyId, rows } = batch
  const [counted] = await db.run(sign, [recordId, deviceId, keyId, JSON.stringify(rows)])
  return (counted as { signed: number }).signed
}
