import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { setBounded } from './playbox-caches.ts'

const delaySeconds = 20
/** Shorter than the job's delay, so that the pending job also measures what arrives meanwhile. */
const quietMs = 15_000
const maxRemembered = 10_000

/** Whether no measurement of this record is pending. */
export const isReportDue = ({ playbox }: Pick<Deps, 'playbox'>, recordId: number) =>
  performance.now() - (playbox.announcedReports.get(recordId) ?? -Infinity) > quietMs

/** Stores a report and enqueues the record's measurement in one transaction. */
export async function storeAndAnnounce<T>(
  { db, jobs, playbox }: Pick<Deps, 'db' | 'jobs' | 'playbox'>,
  recordId: number,
  store: (tx: Tx) => Promise<T>,
): Promise<T> {
  const at = performance.now()
  const stored = await db.write(async (tx) => {
    const result = await store(tx)
    await announceReport({ jobs }, tx, recordId)
    return result
  })
  setBounded(playbox.announcedReports, recordId, at, maxRemembered)
  return stored
}

export const announceReport = ({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, recordId: number) =>
  jobs.announceOnce(
    tx,
    'record.reported',
    { recordId },
    { key: String(recordId), afterSeconds: delaySeconds },
  )
