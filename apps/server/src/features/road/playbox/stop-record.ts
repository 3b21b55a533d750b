import type { stopRecord as endpoint } from '@lumiroute/contract/playbox'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { queueRecordHeads } from '../transparency-log/queue-chain-heads.ts'
import { announceReport } from './announce-report.ts'
import { saveStop } from './queries/report.queries.ts'
import { reportTimes } from './report-live.ts'
import { getAllowedTimes, requireAllowedTime, requireOwnRecord } from './require-own-record.ts'

export async function stopRecord(call: Write<typeof endpoint>) {
  const { tx, deps, device, input, onBehalfOf, afterCommit } = call
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const at = requireAllowedTime(getAllowedTimes(record, deps), input.at, 'at')
  const isStopped = await saveStop(tx, record.id, new Date(at), deps.now())
  if (!isStopped) throw new AppError('playbox.endsBeforeStart')
  await announceReport(deps, tx, record.id)
  await queueRecordHeads(tx, record.id)
  afterCommit(() => reportTimes(deps, record, { endedAt: at }))
  return {}
}
