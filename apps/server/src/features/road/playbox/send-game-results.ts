import type { sendGameResults as endpoint } from '@lumiroute/contract/playbox'
import type { Write } from '../../../http/pipeline/route.ts'
import { insertResults } from './queries/report.queries.ts'
import { getAllowedTimes, requireAllowedTimes, requireOwnRecord } from './require-own-record.ts'

export async function sendGameResults({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  requireAllowedTimes(
    getAllowedTimes(record, deps),
    input.results.map(({ recordTime }) => recordTime),
    (index) => `results.${index}.recordTime`,
  )
  const batch = { recordId: record.id, deviceId: device.id, at: deps.now(), results: input.results }
  const stored = await insertResults(tx, batch)
  return { stored, known: input.results.length - stored }
}
