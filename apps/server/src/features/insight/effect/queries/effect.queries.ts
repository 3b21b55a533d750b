import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { RecordRow } from '../../../road/record/require-record.ts'
import { getSampleRange, mergedSamples } from '../../../../db/merged-samples.ts'
import type { Counts } from '../../../road/record/count-viewers.ts'
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

type CountsPart = { count: number; last: string | null; at: string; people: string }
const condition = 's.people_count is not null and s.record_time > $4::timestamptz'
const countsAfter = rawQuery<CountsPart>({
  name: 'effect.adCounts',
  row: { count: 'int4', last: 'text?', at: 'text', people: 'text' },
  sql: `select count(*)::int as count, max(v.record_time)::text as last,
     string_agg((extract(epoch from v.record_time) * 1000)::bigint::text, ',' order by v.record_time) as at,
     string_agg(v.people_count::text, ',' order by v.record_time) as people
   from (select * from ${mergedSamples(['people_count'], condition)} m order by m.record_time limit $5) v`,
})
const partSize = 20_000

/** Every people count, sorted by time; read in batches, since a day may have a million. */
export async function listCounts(db: Handle, record: RecordRow): Promise<Counts> {
  const parts: { at: Float64Array; people: Int32Array }[] = []
  let after = '-infinity'
  for (;;) {
    const [part] = (await db.run(countsAfter, [...getSampleRange(record), after, partSize])) as [CountsPart]
    if (part.last === null) break
    parts.push({
      at: Float64Array.from(parseNumbers(part.at)),
      people: Int32Array.from(parseNumbers(part.people)),
    })
    if (part.count < partSize) break
    after = part.last
  }
  return joinParts(parts)
}

const parseNumbers = (text: string) => text.split(',').map(Number)

function joinParts(parts: { at: Float64Array; people: Int32Array }[]): Counts {
  const length = parts.reduce((sum, { at }) => sum + at.length, 0)
  const whole = { at: new Float64Array(length), people: new Int32Array(length) }
  let from = 0
  for (const { at, people } of parts) {
    whole.at.set(at, from)
    whole.people.set(people, from)
    from += at.length
  }
  return whole
}

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
