import type { sendStreamEvents as endpoint } from '@lumiroute/contract/stream'
import type { Write } from '../../../http/pipeline/route.ts'
import { getAllowedTimes, requireAllowedTimes, requireOwnRecord } from '../playbox/require-own-record.ts'
import { insertStreamEvents } from './stream.queries.ts'

export async function sendStreamEvents({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const times = input.events.map(({ at }) => at)
  requireAllowedTimes(getAllowedTimes(record, deps), times, (index) => `events.${index}.at`)
  const batch = { recordId: record.id, deviceId: device.id, at: deps.now(), events: input.events }
  const { stored, hasLog } = await insertStreamEvents(tx, batch)
  if (stored > 0 && hasLog)
    await deps.jobs.announceOnce(
      tx,
      'stream.reported',
      { recordId: record.id },
      { key: String(record.id), afterSeconds: 0 },
    )
  return { stored, known: input.events.length - stored }
}
