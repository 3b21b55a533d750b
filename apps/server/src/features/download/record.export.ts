import { type Handle, statement } from '../../db/db.ts'
import { readBatches } from '../../db/read-batches.ts'
import { peopleColumns, printedGroups } from '../effect/effect.columns.ts'
import { rangeOf, samplesSql } from '../record/record.samples.ts'
import type { FoundRecord } from '../record/require-record.ts'

const samples = samplesSql(['latitude', 'longitude', 'temp', 'humidity', 'is_rainy', ...peopleColumns])

export type SampleRow = {
  at: string
  time: string
  latitude: number | null
  longitude: number | null
  temp: number | null
  humidity: number | null
  isRainy: boolean | null
  people: number | null
  gender: string
  age: string
}
const samplesAfter = statement<SampleRow>(
  'download.samples',
  `select v.record_time::text as at, to_char(v.record_time, 'YYYY-MM-DD HH24:MI:SS') as time, v.latitude, v.longitude,
     round(v.temp::numeric, 1)::float8 as temp, round(v.humidity::numeric, 1)::float8 as humidity,
     v.is_rainy as "isRainy", v.people_count as people, ${printedGroups}
   from (select * from ${samples} v where v.record_time > $4::timestamptz order by v.record_time limit $5) v
   order by v.record_time`,
)
export const readSamples = (db: Handle, record: FoundRecord) =>
  readBatches<SampleRow>((last, most) =>
    db.run(samplesAfter, [...rangeOf(record), last?.at ?? '-infinity', most]),
  )

export type PlayRow = {
  id: string
  at: string
  start: string
  end: string
  materialId: number
  plannedMs: number
  playedMs: number
  latitude: number | null
  longitude: number | null
  sha256: string
}
const playsAfter = statement<PlayRow>(
  'download.plays',
  `select p.play_id as id, p.start_at::text as at, to_char(p.start_at, 'YYYY-MM-DD HH24:MI:SS.MS') as start,
     to_char(p.end_at, 'YYYY-MM-DD HH24:MI:SS.MS') as "end", p.material_id as "materialId",
     p.planned_ms as "plannedMs", p.played_ms as "playedMs", p.latitude, p.longitude, p.sha256
   from record_play p
   where p.record_id = $1 and (p.start_at, p.play_id) > ($2::timestamptz, $3::uuid)
   order by p.start_at, p.play_id limit $4`,
)
const noId = '00000000-0000-0000-0000-000000000000'
export const readPlays = (db: Handle, { id }: FoundRecord) =>
  readBatches<PlayRow>((last, most) =>
    db.run(playsAfter, [id, last?.at ?? '-infinity', last?.id ?? noId, most]),
  )
