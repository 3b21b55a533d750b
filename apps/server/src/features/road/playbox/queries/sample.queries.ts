import { type Handle, sqlState } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { type Sample, sampleColumns, toArrayText } from '../sample-columns.ts'

const names = sampleColumns.map(({ name }) => name).join(', ')
const arrays = sampleColumns.map(({ type }, index) => `$${index + 5}::${type}[]`).join(', ')

const insertRows = `insert into record_sample (record_id, device_id, record_time, ${names})
  select $1, $2, timestamptz 'epoch' + v.ms * interval '1 millisecond', ${names}
  from unnest($4::bigint[], ${arrays}) as v (ms, ${names})`

type Stored = { stored: number }

// One statement is one transaction: the rows and their count are stored together or not at all.
const insertNew = rawQuery<Stored>({
  name: 'playbox.newSamples',
  row: { stored: 'int4' },
  sql: `with stored as (${insertRows})
   update broadcast_record r set sample_count = r.sample_count + cardinality($4::bigint[]), reported_at = $3
   where r.id = $1 returning cardinality($4::bigint[]) as stored`,
})
const insertMissing = rawQuery<Stored>({
  name: 'playbox.missingSamples',
  row: { stored: 'int4' },
  sql: `with stored as (${insertRows} on conflict do nothing returning 1),
     counted as (select count(*)::int as stored from stored)
   update broadcast_record r set sample_count = r.sample_count + c.stored, reported_at = $3
   from counted c where r.id = $1 returning c.stored`,
})

export type SampleBatch = {
  recordId: number
  deviceId: number
  now: Date
  rows: readonly Sample[]
  /** The time of each row, in milliseconds since 1970. */
  times: readonly number[]
}
const toValues = ({ recordId, deviceId, now, rows, times }: SampleBatch) => [
  recordId,
  deviceId,
  now,
  toArrayText(times, (at) => at),
  ...sampleColumns.map(({ read }) => toArrayText(rows, read)),
]

/** Fails if the table already contains one of the samples. */
export const insertNewSamples = async (db: Handle, batch: SampleBatch): Promise<number> =>
  ((await db.run(insertNew, toValues(batch)))[0] as Stored).stored
/** Skips samples that already exist; returns how many were new. */
export const insertMissingSamples = async (db: Handle, batch: SampleBatch): Promise<number> =>
  ((await db.run(insertMissing, toValues(batch)))[0] as Stored).stored

export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505'
