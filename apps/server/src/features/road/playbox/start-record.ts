import type { startRecord as endpoint } from '@lumiroute/contract/playbox'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { momentsOf, requireMoment, requireOwnRecord } from './own-record.ts'
import { tellEnds } from './tell-live.ts'

const start = rawQuery({
  name: 'playbox.recordStart',
  row: {},
  sql: `update broadcast_record set start_date_time = least(start_date_time, $2::timestamptz), reported_at = $3
   where id = $1`,
})

/** The earliest start wins, in whatever order they come. */
export async function startRecord(call: Write<typeof endpoint>) {
  const { tx, deps, device, input, onBehalfOf, afterCommit } = call
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const at = requireMoment(momentsOf(record, deps), input.at, 'at')
  await tx.run(start, [record.id, new Date(at), deps.now()])
  afterCommit(() => tellEnds(deps, record, { startedAt: at }))
  return {}
}
