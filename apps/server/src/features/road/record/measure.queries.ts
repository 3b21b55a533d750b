import type { Fix, Gap } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { rangeOf, sampleRange, samplesSql } from './record.samples.ts'

export type Measuring = {
  id: number
  samplesFrom: string
  samplesUntil: string
  startedAt: Date | null
  endedAt: Date | null
  reportedAt: Date | null
  measuredAt: Date | null
  /** Of its last play or sample. */
  lastAt: Date | null
}

const columns = `b.id, (b.broadcast_date::timestamptz - interval '1 day')::text as "samplesFrom",
  (b.broadcast_date::timestamptz + interval '3 days')::text as "samplesUntil",
  b.start_date_time as "startedAt", b.end_date_time as "endedAt", b.reported_at as "reportedAt",
  b.measured_at as "measuredAt",
  greatest((select max(p.end_at) from record_play p where p.record_id = b.id),
    (select max(s.record_time) from record_sample s where s.record_id = b.id
       and s.record_time >= b.broadcast_date::timestamptz - interval '1 day'
       and s.record_time < b.broadcast_date::timestamptz + interval '3 days')) as "lastAt"`

const one = rawQuery<Measuring>({
  name: 'measure.one',
  row: {
    id: 'int4',
    samplesFrom: 'text',
    samplesUntil: 'text',
    startedAt: 'timestamptz?',
    endedAt: 'timestamptz?',
    reportedAt: 'timestamptz?',
    measuredAt: 'timestamptz?',
    lastAt: 'timestamptz?',
  },
  sql: `select ${columns} from broadcast_record b where b.id = $1`,
})
export const findMeasuring = async (db: Handle, recordId: number) => (await db.run(one, [recordId]))[0]

const open = rawQuery<Measuring>({
  name: 'measure.open',
  row: {
    id: 'int4',
    samplesFrom: 'text',
    samplesUntil: 'text',
    startedAt: 'timestamptz?',
    endedAt: 'timestamptz?',
    reportedAt: 'timestamptz?',
    measuredAt: 'timestamptz?',
    lastAt: 'timestamptz?',
  },
  sql: `select ${columns} from broadcast_record b where b.reported_at is not null
     and (b.measured_at is null or (b.measured_at < b.reported_at and b.measured_at < $1))
   order by b.reported_at limit $2`,
})
/** Reported on since they were last measured, and that before a moment. */
export const listUnmeasured = (db: Handle, before: Date, most: number) => db.run(open, [before, most])

type FixRow = Fix & { time: string }
const fixesAfter = rawQuery<FixRow>({
  name: 'measure.fixes',
  row: { at: 'float8', lng: 'float8', lat: 'float8', accuracy: 'float4?', time: 'text' },
  sql: `select (extract(epoch from s.record_time) * 1000)::float8 as at, s.longitude as lng, s.latitude as lat, s.accuracy,
     s.record_time::text as time
   from record_sample s where ${sampleRange} and s.record_time > $4::timestamptz
     and s.latitude is not null and s.longitude is not null
   order by s.record_time limit $5`,
})
const batchSize = 5000

/** In the order of time, a batch at a time; at a moment that ends a batch only the first position counts. */
export async function* readFixes(db: Handle, record: Measuring): AsyncGenerator<Fix[]> {
  let after = '-infinity'
  for (;;) {
    const rows = await db.run(fixesAfter, [...rangeOf(record), after, batchSize])
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.time
  }
}

const people = rawQuery({
  name: 'measure.people',
  row: { total: 'int4?' },
  sql: `select case when count(v.people_count) > 0 then least(sum(v.people_count), 2147483647)::int end as total
   from ${samplesSql(['people_count'])} v`,
})
/** Null where nobody counted. */
export const sumPeople = async (db: Handle, record: Measuring): Promise<number | null> =>
  (await db.run(people, rangeOf(record)))[0]?.total ?? null

export type Measured = {
  kmDriven: number | null
  movingSeconds: number | null
  adherencePct: number | null
  routeGaps: Gap[] | null
  peopleTotal: number | null
  plannedPlays: number | null
}
const keep = rawQuery({
  name: 'measure.keep',
  row: {},
  sql: `update broadcast_record set km_driven = $2, moving_seconds = $3, adherence_pct = $4, people_total = $5,
     planned_plays = $6, measured_at = $7, route_gaps = $8::jsonb
   where id = $1 and (measured_at is null or measured_at <= $7)`,
})

/** Two that measured at once leave the later look at the samples. */
export async function keepMeasures(db: Handle, id: number, measured: Measured, at: Date): Promise<void> {
  const { kmDriven, movingSeconds, adherencePct, routeGaps, peopleTotal, plannedPlays } = measured
  const gaps = routeGaps && JSON.stringify(routeGaps)
  await db.run(keep, [id, kmDriven, movingSeconds, adherencePct, peopleTotal, plannedPlays, at, gaps])
}

const gaps = rawQuery({
  name: 'measure.gaps',
  row: { gaps: 'text?' },
  sql: 'select route_gaps::text as gaps from broadcast_record where id = $1',
})
/** As JSON text. */
export const findGapsJson = async (db: Handle, recordId: number): Promise<string> =>
  (await db.run(gaps, [recordId]))[0]?.gaps ?? 'null'
