import type { stopRecord as endpoint } from '@lumiroute/contract/playbox'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { tellReport } from './announce-report.ts'
import { momentsOf, requireMoment, requireOwnRecord } from './own-record.ts'
import { tellEnds } from './tell-live.ts'

const stop = rawQuery({
  name: 'playbox.recordStop',
  row: { id: 'int4' },
  sql: `update broadcast_record set end_date_time = greatest(end_date_time, $2::timestamptz), reported_at = $3
   where id = $1 and (start_date_time is null or start_date_time <= $2) returning id`,
})

/** The latest stop wins, in whatever order they come. */
export async function stopRecord(call: Write<typeof endpoint>) {
  const { tx, deps, device, input, onBehalfOf, afterCommit } = call
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const at = requireMoment(momentsOf(record, deps), input.at, 'at')
  const stopped = await tx.run(stop, [record.id, new Date(at), deps.now()])
  if (stopped.length === 0) throw new AppError('CONFLICT', { message: '結束時間早於開始時間' })
  await tellReport(deps, tx, record.id)
  afterCommit(() => tellEnds(deps, record, { endedAt: at }))
  return {}
}
