import type { Deps } from '../../../deps.ts'
import { deleteAuditBatch } from './audit.queries.ts'

/** In batches, so that no statement runs into the timeout after a long pause. */
export async function deleteOldAudit({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await db.write((tx) => deleteAuditBatch(tx, settings.auditDays))
}
