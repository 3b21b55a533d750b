import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { readBatches } from '../../../db/read-batches.ts'
import { peopleColumns, printedGroups } from '../effect/effect.columns.ts'
import { getSampleRange, mergedSamples } from '../../../db/merged-samples.ts'
import type { RecordRow } from '../../road/record/require-record.ts'

const samples = mergedSamples(['latitude', 'longitude', 'temp', 'humidity', 'is_rainy', ...peopleColumns])

/** Head → SQL of its cell. Numbers and words of our own, so that no cell needs quotes or can be a formula. */
const sampleCells = {
  紀錄時間: `to_char(v.record_time, 'YYYY-MM-DD HH24:MI:SS')`,
  緯度: 'v.latitude',
  經度: 'v.longitude',
  溫度: 'round(v.temp::numeric, 1)::float8',
  濕度: 'round(v.humidity::numeric, 1)::float8',
  天氣: `case when v.is_rainy then '有雨' when not v.is_rainy then '無雨' end`,
  人數: 'v.people_count',
  性別: 'v.gender',
  年齡: 'v.age',
}
export const sampleHead = Object.keys(sampleCells)
const sampleLine = `concat(${Object.values(sampleCells).join(`, ',', `)}, E'\\r\\n')`

type Lines = { count: number; last: string | null; lines: string }
/** As text: a million rows of nine cells as objects would fill the memory faster than it is swept. */
const linesAfter = rawQuery<Lines>({
  name: 'download.samples',
  row: { count: 'int8', last: 'text?', lines: 'text' },
  sql: `select count(*) as count, max(v.record_time)::text as last, string_agg(${sampleLine}, '' order by v.record_time) as lines
   from (select *, ${printedGroups} from ${samples} v where v.record_time > $4::timestamptz
     order by v.record_time limit $5) v`,
})
const linesAtOnce = 2000

export async function* readSampleLines(db: Handle, record: RecordRow): AsyncGenerator<string> {
  let after: string | null = '-infinity'
  while (after !== null) {
    const [found] = (await db.run(linesAfter, [...getSampleRange(record), after, linesAtOnce])) as [Lines]
    if (found.count > 0) yield found.lines
    after = found.count < linesAtOnce ? null : found.last
  }
}

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
  rejected: 'material' | 'hash' | 'duration' | null
}
const playsAfter = rawQuery<PlayRow>({
  name: 'download.plays',
  row: {
    id: 'uuid',
    at: 'text',
    start: 'text',
    end: 'text',
    materialId: 'int4',
    plannedMs: 'int4',
    playedMs: 'int4',
    latitude: 'float8?',
    longitude: 'float8?',
    sha256: 'text',
    rejected: 'text?',
  },
  sql: `select p.play_id as id, p.start_at::text as at, to_char(p.start_at, 'YYYY-MM-DD HH24:MI:SS.MS') as start,
     to_char(p.end_at, 'YYYY-MM-DD HH24:MI:SS.MS') as "end", p.material_id as "materialId",
     p.planned_ms as "plannedMs", p.played_ms as "playedMs", p.latitude, p.longitude, p.sha256, p.rejected
   from record_play p
   where p.record_id = $1 and (p.start_at, p.play_id) > ($2::timestamptz, $3::uuid)
   order by p.start_at, p.play_id limit $4`,
})
const noId = '00000000-0000-0000-0000-000000000000'
export const readPlays = (db: Handle, { id }: RecordRow) =>
  readBatches<PlayRow>((last, most) =>
    db.run(playsAfter, [id, last?.at ?? '-infinity', last?.id ?? noId, most]),
  )
