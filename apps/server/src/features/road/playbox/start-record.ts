import type { startRecord as endpoint } from '@lumiroute/contract/playbox'
import type { Write } from '../../../http/pipeline/route.ts'
import { saveStart } from './queries/report.queries.ts'
import { reportTimes } from './report-live.ts'
import { getAllowedTimes, requireAllowedTime, requireOwnRecord } from './require-own-record.ts'

export async function startRecord(call: Write<typeof endpoint>) {
  const { tx, deps, device, input, onBehalfOf, afterCommit } = call
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const at = requireAllowedTime(getAllowedTimes(record, deps), input.at, 'at')
  await saveStart(tx, record.id, new Date(at), deps.now())
  afterCommit(() => reportTimes(deps, record, { startedAt: at }))
  return {}
}
