import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import type { DeliveryMoment } from '../../../clock/delivery-moment.ts'
import { codeNames } from '../../../text/code-names.ts'
import { listRecordsJson } from './queries/record.queries.ts'

/** One record as in the list, without what the screen shows now. */
export async function* readRecord(
  db: Handle,
  recordId: number,
  language: Language,
  moment: DeliveryMoment,
): AsyncGenerator<BroadcastRecord[]> {
  const given = { today: null, since: null, ...moment, ...codeNames(language) }
  const { rows } = await listRecordsJson(db, { filters: { recordId }, given })
  yield JSON.parse(rows) as BroadcastRecord[]
}
