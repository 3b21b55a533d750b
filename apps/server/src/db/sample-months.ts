import type { Db } from './db.ts'
import { rawQuery } from './raw-query.ts'

/** Months in UTC, so that changing BUSINESS_TZ does not make two of them overlap. */
type SampleMonth = `${number}-${string}`

const getSampleMonth = (at: number): SampleMonth => new Date(at).toISOString().slice(0, 7) as SampleMonth

const lockKey = 7_203_003
const lock = rawQuery({
  name: 'sample.lockMonths',
  row: { pg_advisory_xact_lock: 'void' },
  sql: `select pg_advisory_xact_lock(${lockKey})`,
})

export type EnsureSampleMonth = (at: number) => Promise<void>

/** Creates sample partitions, and queries the database only once per month. */
export function cacheSampleMonths(db: Db): EnsureSampleMonth {
  const created = new Set<SampleMonth>()
  return async (at) => {
    const month = getSampleMonth(at)
    if (created.has(month)) return
    await createSampleMonth(db, at)
    created.add(month)
  }
}

/** Creates the partition for samples of this time, unless it exists. */
export async function createSampleMonth(db: Db, at: number): Promise<void> {
  await db.write(async (tx) => {
    // Without the lock two servers could create the same month simultaneously, and one would fail.
    await tx.run(lock, [])
    await tx.execute(createMonthSql(getSampleMonth(at)))
  })
}

/** Safe to build as text: it contains only a year and a month. */
function createMonthSql(month: SampleMonth): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  return `create table if not exists record_sample_${month.replace('-', '_')} partition of record_sample
    for values from ('${month}-01 00:00:00+00') to ('${next} 00:00:00+00')`
}
