import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { RecordRow } from '../../../road/record/require-record.ts'
import { getSampleRange, sampleRange, mergedSamples } from '../../../../db/merged-samples.ts'

type Bucket = { label: string; value: number | null }
export type Curve = { labels: string[]; data: (number | null)[] }
/** Minutes between points; the first step within the maximum is used, so a whole day has one per minute. */
const steps = [1, 5, 15, 60]
const maxPoints = 1440

const curveSql = (values: string) => `
  with samples as (${values}),
  span as (select min(at) as first, max(at) as last from samples),
  step as (select make_interval(mins => coalesce((select min(m) from unnest('{${steps.join(',')}}'::int[]) as s(m), span
    where extract(epoch from last - first) / 60 < m * ${maxPoints}), ${steps.at(-1)})) as size),
  sums as (select date_bin(size, at, timestamptz 'epoch') as bucket, sum(value)::float8 as value
    from samples, step group by 1)
  select to_char(b, 'HH24:MI') as label, s.value from span, step,
    generate_series(date_bin(size, first, timestamptz 'epoch'), last, size) b
    left join sums s on s.bucket = b order by b`

const people = rawQuery<Bucket>({
  name: 'effect.peopleCurve',
  row: { label: 'text', value: 'float8?' },
  sql: curveSql(`select v.record_time as at, v.people_count as value
    from ${mergedSamples(['people_count'], 's.people_count is not null')} v`),
})
const players = rawQuery<Bucket>({
  name: 'effect.playerCurve',
  row: { label: 'text', value: 'float8?' },
  sql: curveSql(`select s.record_time as at, 1 as value from game_result s where ${sampleRange}`),
})

const toCurve = (buckets: Bucket[], absent: 0 | null): Curve => ({
  labels: buckets.map(({ label }) => label),
  data: buckets.map(({ value }) => value ?? absent),
})

/** People per minute; null if nobody was counted. */
export const getPeopleCurve = async (db: Handle, record: RecordRow): Promise<Curve> =>
  toCurve(await db.run(people, getSampleRange(record)), null)

/** Players per minute; a minute without a result had none. */
export const getPlayerCurve = async (db: Handle, record: RecordRow): Promise<Curve> =>
  toCurve(await db.run(players, getSampleRange(record)), 0)
