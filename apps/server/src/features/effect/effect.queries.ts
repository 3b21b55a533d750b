import { type Handle, statement } from '../../db/db.ts'
import type { FoundRecord } from '../record/require-record.ts'
import { rangeOf, samplesSql } from '../record/record.samples.ts'
import { counted, peopleColumns } from './effect.columns.ts'

export type Sums = Record<string, number | null>
const sumOf = (name: string) => `sum(v.${name})::float8 as ${name}`
const sums = statement<Sums>(
  'effect.adSums',
  `select count(*)::float8 as samples, ${peopleColumns.map(sumOf).join(', ')} from ${counted} v`,
)
export const sumPeopleColumns = async (db: Handle, record: FoundRecord): Promise<Sums> =>
  (await db.run(sums, rangeOf(record)))[0] as Sums

const counts = statement<{ at: string | null; people: string | null }>(
  'effect.adCounts',
  `select string_agg((extract(epoch from v.record_time) * 1000)::bigint::text, ',' order by v.record_time) as at,
     string_agg(v.people_count::text, ',' order by v.record_time) as people
   from ${samplesSql(['people_count'], 's.people_count is not null')} v`,
)
const numbersOf = (text: string | null | undefined) => (text ? text.split(',').map(Number) : [])
export async function readCounts(db: Handle, record: FoundRecord) {
  const [found] = await db.run(counts, rangeOf(record))
  return { at: numbersOf(found?.at), people: numbersOf(found?.people) }
}

export type Play = {
  materialId: number
  startMs: number
  endMs: number
  isDelivered: boolean
  seconds: number
}
const plays = statement<Play>(
  'effect.plays',
  `select p.material_id as "materialId", (extract(epoch from p.start_at) * 1000)::float8 as "startMs",
     (extract(epoch from p.end_at) * 1000)::float8 as "endMs",
     abs(p.played_ms - p.planned_ms) <= 500 as "isDelivered", (p.played_ms / 1000.0)::float8 as seconds
   from record_play p where p.record_id = $1 order by p.start_at, p.play_id limit 200000`,
)
export const listPlays = (db: Handle, recordId: number) => db.run(plays, [recordId])
