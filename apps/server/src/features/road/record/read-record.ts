import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Handle } from '../../../db/db.ts'
import { listRecordsJson } from './queries/record.queries.ts'

/** One record as in the list, without what the screen shows now. */
export async function* readRecord(db: Handle, recordId: number): AsyncGenerator<BroadcastRecord[]> {
  const { rows } = await listRecordsJson(db, { filters: { recordId }, given: { today: null, since: null } })
  yield JSON.parse(rows) as BroadcastRecord[]
}
