import type { Counts } from '@lumiroute/evidence/people'
import type { Handle } from '../../../../db/db.ts'
import { getSampleRange, mergedSamples } from '../../../../db/merged-samples.ts'
import type { RainChange } from '../build-cells.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type SampledRecord = { id: number; samplesFrom: string; samplesUntil: string }

type CountsPart = { count: number; last: string | null; at: string; people: string }
const condition = 's.people_count is not null and s.record_time > $4::timestamptz'
const countsAfter = rawQuery<CountsPart>({
  name: 'record.counts',
  row: { count: 'int4', last: 'text?', at: 'text', people: 'text' },
  sql: `select count(*)::int as count, max(v.record_time)::text as last,
     string_agg((extract(epoch from v.record_time) * 1000)::bigint::text, ',' order by v.record_time) as at,
     string_agg(v.people_count::text, ',' order by v.record_time) as people
   from (select * from ${mergedSamples(['people_count'], condition)} m order by m.record_time limit $5) v`,
})
const partSize = 20_000

/** Every people count, sorted by time; read in batches, since a day may have a million. */
export async function listCounts(db: Handle, record: SampledRecord): Promise<Counts> {
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

const rain = rawQuery<RainChange>({
  name: 'record.rain',
  row: { at: 'float8', isRainy: 'bool' },
  sql: `select (extract(epoch from v.record_time) * 1000)::float8 as at, v.is_rainy as "isRainy"
   from (select m.record_time, m.is_rainy, lag(m.is_rainy) over (order by m.record_time) as before
     from ${mergedSamples(['is_rainy'], 's.is_rainy is not null')} m) v
   where v.before is distinct from v.is_rainy order by v.record_time`,
})
/** When the weather changed, the first report included. */
export const listRainChanges = (db: Handle, record: SampledRecord) => db.run(rain, getSampleRange(record))
