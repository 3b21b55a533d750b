import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { RecordRow } from '../../../road/record/require-record.ts'
import { getSampleRange, mergedSamples } from '../../../../db/merged-samples.ts'
import { peopleColumns } from '../people-groups.ts'

const counted = mergedSamples(peopleColumns, 's.people_count is not null')

export type Sums = Record<string, number | null>
const sumColumn = (name: string) => `sum(v.${name})::float8 as ${name}`
const sums = rawQuery<Sums>({
  name: 'effect.adSums',
  row: {
    samples: 'float8?',
    people_count: 'float8?',
    male: 'float8?',
    female: 'float8?',
    gender_unknown: 'float8?',
    age0: 'float8?',
    age13: 'float8?',
    age19: 'float8?',
    age35: 'float8?',
    age60: 'float8?',
    age_unknown: 'float8?',
  },
  sql: `select count(*)::float8 as samples, ${peopleColumns.map(sumColumn).join(', ')} from ${counted} v`,
})
export const sumPeopleColumns = async (db: Handle, record: RecordRow): Promise<Sums> =>
  (await db.run(sums, getSampleRange(record)))[0] as Sums

export type Play = {
  materialId: number
  startMs: number
  endMs: number
  isDelivered: boolean
  seconds: number
}
const plays = rawQuery<Play>({
  name: 'effect.plays',
  row: { materialId: 'int4', startMs: 'float8', endMs: 'float8', isDelivered: 'bool', seconds: 'float8' },
  sql: `select p.material_id as "materialId", (extract(epoch from p.start_at) * 1000)::float8 as "startMs",
     (extract(epoch from p.end_at) * 1000)::float8 as "endMs",
     abs(p.played_ms - p.planned_ms) <= 500 as "isDelivered", (p.played_ms / 1000.0)::float8 as seconds
   from record_play p where p.record_id = $1 and p.rejected is null order by p.start_at, p.play_id limit 200000`,
})
export const listPlays = (db: Handle, recordId: number) => db.run(plays, [recordId])
