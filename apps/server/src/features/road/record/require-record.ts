import type { Handle } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { findRecord, type RecordRow } from './queries/record.queries.ts'

export type { RecordRow }

type RecordKey = { recordId: number; adId?: number }

/** Reports a record of another store or ad as not found. */
export async function requireRecord(
  db: Handle,
  { storeId }: { storeId: number },
  { recordId, adId }: RecordKey,
): Promise<RecordRow> {
  const record = await findRecord(db, storeId, recordId, adId ?? null)
  if (!record) throw notFound()
  return record
}

/** A record for the audit trail. */
export const aboutRecord = ({ id, adName, broadcastDate }: RecordRow) => ({
  object: { id, name: `${adName} ${broadcastDate}` },
})
