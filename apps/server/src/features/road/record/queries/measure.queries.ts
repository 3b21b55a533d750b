import type { Fix, Gap } from '@lumiroute/geo'
import type { Handle } from '../../../../db/db.ts'
import { getSampleRange, mergedSamples, sampleRange } from '../../../../db/merged-samples.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type Measurable = {
  id: number
  samplesFrom: string
  samplesUntil: string
  startedAt: Date | null
  endedAt: Date | null
  reportedAt: Date | null
  measuredAt: Date | null
  /** The time of its last play or sample. */
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

const measureRow = {
  id: 'int4',
  samplesFrom: 'text',
  samplesUntil: 'text',
  startedAt: 'timestamptz?',
  endedAt: 'timestamptz?',
  reportedAt: 'timestamptz?',
  measuredAt: 'timestamptz?',
  lastAt: 'timestamptz?',
} as const

const byId = rawQuery<Measurable>({
  name: 'measure.one',
  row: measureRow,
  sql: `select ${columns} from broadcast_record b where b.id = $1`,
})
export const findMeasurable = async (db: Handle, recordId: number) => (await db.run(byId, [recordId]))[0]

const unmeasured = rawQuery<Measurable>({
  name: 'measure.open',
  row: measureRow,
  sql: `select ${columns} from broadcast_record b where b.reported_at is not null
     and (b.measured_at is null or (b.measured_at < b.reported_at and b.measured_at < $1))
   order by b.reported_at limit $2`,
})
/** Records with reports since their last measurement, which was before the given time. */
export const listUnmeasured = (db: Handle, before: Date, limit: number) => db.run(unmeasured, [before, limit])

type FixRow = Fix & { time: string }
const fixes = rawQuery<FixRow>({
  name: 'measure.fixes',
  row: { at: 'float8', lng: 'float8', lat: 'float8', accuracy: 'float4?', time: 'text' },
  sql: `select (extract(epoch from s.record_time) * 1000)::float8 as at, s.longitude as lng, s.latitude as lat, s.accuracy,
     s.record_time::text as time
   from record_sample s where ${sampleRange} and s.record_time > $4::timestamptz
     and s.latitude is not null and s.longitude is not null
   order by s.record_time limit $5`,
})
const batchSize = 5000

/** Sorted by time, in batches; of several fixes at the timestamp that ends a batch only the first counts. */
export async function* readFixes(db: Handle, record: Measurable): AsyncGenerator<Fix[]> {
  let after = '-infinity'
  for (;;) {
    const rows = await db.run(fixes, [...getSampleRange(record), after, batchSize])
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
   from ${mergedSamples(['people_count'])} v`,
})
/** Null if no sample counted people. */
export const sumPeople = async (db: Handle, record: Measurable): Promise<number | null> =>
  (await db.run(people, getSampleRange(record)))[0]?.total ?? null

export type Measures = {
  kmDriven: number | null
  movingSeconds: number | null
  adherencePct: number | null
  routeGaps: Gap[] | null
  peopleTotal: number | null
  plannedPlays: number | null
}
const save = rawQuery({
  name: 'measure.save',
  row: {},
  sql: `update broadcast_record set km_driven = {kmDriven}, moving_seconds = {movingSeconds},
     adherence_pct = {adherencePct}, people_total = {peopleTotal}, planned_plays = {plannedPlays},
     measured_at = {measuredAt}, route_gaps = {routeGaps}::jsonb
   where id = {id} and (measured_at is null or measured_at <= {measuredAt})`,
})

/** Of two simultaneous measurements the later one wins. */
export async function saveMeasures(db: Handle, id: number, measures: Measures, at: Date): Promise<void> {
  const { kmDriven, movingSeconds, adherencePct, routeGaps, peopleTotal, plannedPlays } = measures
  await db.run(save, {
    id,
    kmDriven,
    movingSeconds,
    adherencePct,
    peopleTotal,
    plannedPlays,
    measuredAt: at,
    routeGaps: routeGaps && JSON.stringify(routeGaps),
  })
}

const gaps = rawQuery({
  name: 'measure.gaps',
  row: { gaps: 'text?' },
  sql: 'select route_gaps::text as gaps from broadcast_record where id = $1',
})
/** The parts of the route that were not driven, as JSON text. */
export const getRouteGapsJson = async (db: Handle, recordId: number): Promise<string> =>
  (await db.run(gaps, [recordId]))[0]?.gaps ?? 'null'
