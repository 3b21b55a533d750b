import type { Db } from './db.ts'
import { rawQuery } from './raw-query.ts'

/** Months in UTC, so that changing BUSINESS_TZ does not make two of them overlap. */
type SampleMonth = `${number}-${string}`

const sampleMonthOf = (at: number): SampleMonth => new Date(at).toISOString().slice(0, 7) as SampleMonth

const made = new WeakMap<Db, Set<SampleMonth>>()
function madeIn(db: Db): Set<SampleMonth> {
  const known = made.get(db)
  if (known) return known
  const fresh = new Set<SampleMonth>()
  made.set(db, fresh)
  return fresh
}

const lockKey = 7_203_003
const lock = rawQuery({
  name: 'sample.lockMonths',
  row: { pg_advisory_xact_lock: 'void' },
  sql: `select pg_advisory_xact_lock(${lockKey})`,
})

/** Creates the partition for samples of this time; queries the database once per month and process. */
export async function ensureSampleMonth(db: Db, at: number): Promise<void> {
  const month = sampleMonthOf(at)
  const known = madeIn(db)
  if (known.has(month)) return
  await db.write(async (tx) => {
    // Otherwise two servers that see the first sample of a month would both create it.
    await tx.run(lock, [])
    await tx.execute(createMonthSql(month))
  })
  known.add(month)
}

/** The SQL contains only a year and a month. */
function createMonthSql(month: SampleMonth): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  return `create table if not exists record_sample_${month.replace('-', '_')} partition of record_sample
    for values from ('${month}-01 00:00:00+00') to ('${next} 00:00:00+00')`
}
