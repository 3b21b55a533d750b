import type { InputOf, sendPlays as endpoint } from '@lumiroute/contract'
import { type Handle, statement } from '../../db/db.ts'
import type { Write } from '../../http/route.ts'
import { tellReport } from './announce-report.ts'
import { isMoment, momentsOf, refuseAll, requireOwnRecord, strangeTime } from './own-record.ts'

/** Played and planned length may differ by so much for a play to count as delivered. */
const deliveredMs = 500

const insert = statement<{ stored: number }>(
  'playbox.plays',
  `with stored as (
     insert into record_play (play_id, record_id, device_id, material_id, sha256, start_at, end_at, planned_ms,
       played_ms, latitude, longitude)
     select v.id, $1, $2, v.material, v.sha256, v.start, v."end", v.planned, v.played, v.lat, v.lng
     from json_to_recordset($4::json) as v (id uuid, material int, sha256 text, start timestamptz,
       "end" timestamptz, planned int, played int, lat float8, lng float8)
     on conflict (play_id) do nothing returning abs(played_ms - planned_ms) <= ${deliveredMs} as is_delivered
   ), counted as (select count(*)::int as stored, count(*) filter (where is_delivered)::int as delivered from stored)
   update broadcast_record r set delivered_plays = r.delivered_plays + c.delivered, reported_at = $3
   from counted c where r.id = $1 returning c.stored`,
)

type Play = InputOf<typeof endpoint>['plays'][number]

/** Proof of play; the id that the player gave makes each count once. */
export async function sendPlays({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const moments = momentsOf(record, deps)
  refuseAll(Object.assign({}, ...input.plays.map((play, at) => refusalsOf(moments, play, `plays.${at}`))))
  const rows = input.plays.map(toRow)
  const stored = await insertPlays(tx, { recordId: record.id, deviceId: device.id, at: deps.now(), rows })
  await tellReport(deps, tx, record.id)
  return { stored, known: rows.length - stored }
}

type Batch = { recordId: number; deviceId: number; at: Date; rows: readonly PlayRow[] }

/** Answers how many were new. */
export async function insertPlays(db: Handle, { recordId, deviceId, at, rows }: Batch): Promise<number> {
  const [counted] = await db.run(insert, [recordId, deviceId, at, JSON.stringify(rows)])
  return (counted as { stored: number }).stored
}

function refusalsOf(moments: ReturnType<typeof momentsOf>, { startAt, endAt }: Play, field: string) {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)]
  if (!isMoment(moments, start)) return { [`${field}.startAt`]: strangeTime }
  if (!isMoment(moments, end)) return { [`${field}.endAt`]: strangeTime }
  return end < start ? { [`${field}.endAt`]: '結束時間早於開始時間' } : {}
}

export type PlayRow = ReturnType<typeof toRow>

export function toRow(play: Play) {
  return {
    id: play.playId,
    material: play.materialId,
    sha256: play.sha256,
    start: play.startAt,
    end: play.endAt,
    planned: play.plannedMs,
    played: play.playedMs,
    ...play.position,
  }
}
