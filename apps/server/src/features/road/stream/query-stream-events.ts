import type { queryStreamEvents as endpoint } from '@lumiroute/contract/stream'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireRecord } from '../record/require-record.ts'
import { listStreamEvents } from './stream.queries.ts'

export async function queryStreamEvents({ db, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  return { streamEventList: await listStreamEvents(db, record.id) }
}
