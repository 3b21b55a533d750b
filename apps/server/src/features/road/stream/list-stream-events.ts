import type { listStreamEvents as endpoint } from '@lumiroute/contract/stream'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireRecord } from '../record/require-record.ts'
import { listEvents } from './stream.queries.ts'

export async function listStreamEvents({ db, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  return { streamEventList: await listEvents(db, record.id) }
}
