import type { listStreamEvents as endpoint } from '@lumiroute/contract/stream'
import type { Read } from '../../../http/pipeline/route.ts'
import { readStoredText } from '../../../text/text.ts'
import { requireRecord } from '../record/require-record.ts'
import { listEvents } from './stream.queries.ts'

export async function listStreamEvents({ db, scope, input, language }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const events = await listEvents(db, record.id)
  const streamEventList = events.map((event) => ({
    ...event,
    logProblem: readStoredText(event.logProblem, language),
  }))
  return { streamEventList }
}
