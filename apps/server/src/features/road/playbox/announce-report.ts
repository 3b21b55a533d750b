import type { Db, Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'

const calmSeconds = 20
/** Shorter than the wait of the job: what comes while it waits is measured by it. */
const quietMs = 15_000
const maxKept = 10_000

const announced = new WeakMap<Db, Map<number, number>>()
function announcedIn(db: Db): Map<number, number> {
  const known = announced.get(db)
  if (known) return known
  const fresh = new Map<number, number>()
  announced.set(db, fresh)
  return fresh
}

/** Whether nobody waits to measure this record already. */
export const isReportDue = ({ db }: Pick<Deps, 'db'>, recordId: number) =>
  performance.now() - (announcedIn(db).get(recordId) ?? -Infinity) > quietMs

/** Stores what came for a record, and has the record measured soon, both or neither. */
export async function announceReport<T>(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  recordId: number,
  store: (tx: Tx) => Promise<T>,
): Promise<T> {
  const at = performance.now()
  const stored = await db.write(async (tx) => {
    const result = await store(tx)
    await tellReport({ jobs }, tx, recordId)
    return result
  })
  const kept = announcedIn(db)
  if (kept.size >= maxKept) kept.clear()
  kept.set(recordId, at)
  return stored
}

export const tellReport = ({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, recordId: number) =>
  jobs.announceOnce(tx, 'record.reported', { recordId }, { key: String(recordId), afterSeconds: calmSeconds })
