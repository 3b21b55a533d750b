import type { Deps } from '../../../deps.ts'
import { postJson } from '../../../adapters/outbound/post-json.ts'
import {
  listUnsentEvents,
  listWaitingRecords,
  markEventFailed,
  markEventSent,
  type UnsentEvent,
} from './stream.queries.ts'

type Needs = Pick<Deps, 'db' | 'settings' | 'now'>

const bodyOf = (recordId: number, event: UnsentEvent) => ({
  event: `stream.${event.kind}`,
  eventId: event.eventId,
  at: event.at.toISOString(),
  detail: event.detail,
  adId: event.adId,
  adName: event.adName,
  recordId,
  broadcastDate: event.broadcastDate,
  storeCode: event.storeCode,
  device: event.macAddr ? { macAddr: event.macAddr, name: event.deviceName ?? '' } : null,
})

/**
 * Posts what the log address was not told yet, in order. The first failure ends the round, so that an end never
 * arrives before its start; the queue tries again later.
 */
export async function deliverStreamLog({ db, settings, now }: Needs, recordId: number): Promise<void> {
  for (const event of await listUnsentEvents(db, recordId)) {
    const posted = await postJson(event.logUrl, bodyOf(recordId, event), {
      allowPrivate: settings.outboundPrivate,
    })
    if (posted.ok) await markEventSent(db, event.eventId, now())
    else {
      await markEventFailed(db, event.eventId, posted.problem)
      throw new Error('the stream log address did not take an event')
    }
  }
}

/** Finishes what a restart or a receiver that was away for long left behind. */
export async function deliverLateLogs(deps: Pick<Deps, 'db' | 'settings' | 'now' | 'log'>): Promise<void> {
  for (const { recordId } of await listWaitingRecords(deps.db, deps.now()))
    await deliverStreamLog(deps, recordId).catch(() =>
      deps.log.info({ recordId }, 'a stream log is still waiting for its receiver'),
    )
}
