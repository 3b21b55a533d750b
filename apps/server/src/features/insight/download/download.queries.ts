import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { text, translate } from '../../../text/text.ts'
import { getSampleRange, mergedSamples } from '../../../db/merged-samples.ts'
import type { RecordRow } from '../../road/record/require-record.ts'
import { peopleColumns, printGroups } from '../effect/people-groups.ts'
import type { Head } from './sheet.ts'

const storeCode = rawQuery({
  name: 'download.storeCode',
  row: { code: 'text' },
  sql: 'select store_code as code from store where id = $1',
})
export const findStoreCode = async (db: Handle, storeId: number) =>
  (await db.run(storeCode, [storeId]))[0]?.code

const samples = mergedSamples(['latitude', 'longitude', 'temp', 'humidity', 'is_rainy', ...peopleColumns])

/** SQL of each cell. Only numbers and our own words, so that no cell needs quoting or can be a formula. */
const sampleCells = (language: Language): { [H in Head]?: string } => ({
  recordedAt: `to_char(v.record_time, 'YYYY-MM-DD HH24:MI:SS')`,
  latitude: 'v.latitude',
  longitude: 'v.longitude',
  temperature: 'round(v.temp::numeric, 1)::float8',
  humidity: 'round(v.humidity::numeric, 1)::float8',
  weather: `case when v.is_rainy then '${translate(text('download.rainy'), language)}'
    when not v.is_rainy then '${translate(text('download.dry'), language)}' end`,
  people: 'v.people_count',
  gender: 'v.gender',
  age: 'v.age',
})
export const sampleHeads = Object.keys(sampleCells('zh-TW')) as Head[]

type Lines = { count: number; last: string | null; lines: string }
/** As text: a million row objects would fill memory faster than they are collected. */
const sampleLines = (language: Language) =>
  rawQuery<Lines>({
    name: `download.samples.${language}`,
    row: { count: 'int8', last: 'text?', lines: 'text' },
    sql: `select count(*) as count, max(v.record_time)::text as last,
       string_agg(concat(${Object.values(sampleCells(language)).join(`, ',', `)}, E'\\r\\n'), ''
         order by v.record_time) as lines
     from (select *, ${printGroups(language)} from ${samples} v where v.record_time > $4::timestamptz
       order by v.record_time limit $5) v`,
  })
const sampleLinesIn = { 'zh-TW': sampleLines('zh-TW'), en: sampleLines('en') }

type Part = { language: Language; after: string; limit: number }
export const listSampleLinesAfter = async (
  db: Handle,
  record: RecordRow,
  { language, after, limit }: Part,
): Promise<Lines> =>
  (await db.run(sampleLinesIn[language], [...getSampleRange(record), after, limit]))[0] as Lines

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
const firstId = '00000000-0000-0000-0000-000000000000'
export const listPlaysAfter = (db: Handle, recordId: number, last: PlayRow | undefined, limit: number) =>
  db.run(playsAfter, [recordId, last?.at ?? '-infinity', last?.id ?? firstId, limit])
