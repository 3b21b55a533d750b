import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Handle } from '../../../db/db.ts'
import { listRecordsJson } from './record.queries.ts'

/** One record as its list shows it, but for what a screen shows now. */
export async function* readRecord(db: Handle, recordId: number): AsyncGenerator<BroadcastRecord[]> {
  const { rows } = await listRecordsJson(db, { filters: { recordId }, given: { today: null, since: null } })
  yield JSON.parse(rows) as BroadcastRecord[]
}
