import type { Fix, Gap } from '@lumiroute/geo'
import type { Cell } from '../build-cells.ts'
import type { Handle } from '../../../../db/db.ts'
import { getSampleRange, sampleRange } from '../../../../db/merged-samples.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type Measurable = {
  id: number
  moveType: string
  /** Midnight of its date in business time, in Unix milliseconds. */
  dayStart: number
  /** Position of a screen that does not move: its place, otherwise its store. */
  lat: number | null
  lng: number | null
  samplesFrom: string
  samplesUntil: string
  startedAt: Date | null
  endedAt: Date | null
  reportedAt: Date | null
  measuredAt: Date | null
  /** The time of its last play or sample. */
  lastAt: Date | null
}

const columns = `b.id, a.move_type as "moveType",
  (extract(epoch from b.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
  case when a.move_type <> 'move_play' then coalesce(q.latitude, o.store_addr_lat) end as lat,
  case when a.move_type <> 'move_play' then coalesce(q.longitude, o.store_addr_lng) end as lng,
  (b.broadcast_date::timestamptz - interval '1 day')::text as "samplesFrom",
  (b.broadcast_date::timestamptz + interval '3 days')::text as "samplesUntil",
  b.start_date_time as "startedAt", b.end_date_time as "endedAt", b.reported_at as "reportedAt",
  b.measured_at as "measuredAt",
  greatest((select max(p.end_at) from record_play p where p.record_id = b.id),
    (select max(s.record_time) from record_sample s where s.record_id = b.id
       and s.record_time >= b.broadcast_date::timestamptz - interval '1 day'
       and s.record_time < b.broadcast_date::timestamptz + interval '3 days')) as "lastAt"`

const from = `broadcast_record b join ad a on a.id = b.ad_id join store o on o.id = b.store_id
  left join place q on q.id = a.place_id`

const measureRow = {
  id: 'int4',
  moveType: 'text',
  dayStart: 'float8',
  lat: 'float8?',
  lng: 'float8?',
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
  sql: `select ${columns} from ${from} where b.id = $1`,
})
export const findMeasurable = async (db: Handle, recordId: number) => (await db.run(byId, [recordId]))[0]

const unmeasured = rawQuery<Measurable>({
  name: 'measure.open',
  row: measureRow,
  sql: `select ${columns} from ${from} where b.reported_at is not null
     and (b.measured_at is null or (b.measured_at < $1 and (b.measured_at < b.reported_at
       or (b.end_date_time is null and b.broadcast_date >= $1::timestamptz::date))))
   order by b.reported_at desc limit $2`,
})
/**
 * Records with reports since their last measurement, which was before the given time, and running ones, since a box
 * that went silent delivers less with each minute. The newest first: an upgrade may measure years again.
 */
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

export type Measures = {
  kmDriven: number | null
  movingSeconds: number | null
  adherencePct: number | null
  routeGaps: Gap[] | null
  peopleTotal: number | null
  peopleMinutes: number | null
  deliveredMinutes: number | null
  cells: readonly Cell[]
}
const save = rawQuery({
  name: 'measure.save',
  row: {},
  sql: `with measured as (
     update broadcast_record set km_driven = {kmDriven}, moving_seconds = {movingSeconds},
       adherence_pct = {adherencePct}, people_total = {peopleTotal}, people_minutes = {peopleMinutes},
       delivered_minutes = {deliveredMinutes}, measured_at = {measuredAt}, route_gaps = {routeGaps}::jsonb
     where id = {id} and (measured_at is null or measured_at <= {measuredAt}) returning id),
   removed as (delete from record_cell c using measured m where c.record_id = m.id)
   insert into record_cell (record_id, cell, hour, is_rainy, minutes, people_minutes)
   select m.id, v.cell, v.hour, v."isRainy", v.minutes, v."peopleMinutes" from measured m
   cross join json_to_recordset({cells}::json) as v (cell text, hour int2, "isRainy" bool, minutes float8,
     "peopleMinutes" float8)`,
})

/** Of two simultaneous measurements the later one wins. */
export async function saveMeasures(db: Handle, id: number, measures: Measures, at: Date): Promise<void> {
  const { routeGaps, cells, ...figures } = measures
  await db.run(save, {
    id,
    ...figures,
    measuredAt: at,
    routeGaps: routeGaps && JSON.stringify(routeGaps),
    cells: JSON.stringify(cells),
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
