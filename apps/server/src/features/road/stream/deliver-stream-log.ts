import type { Deps } from '../../../deps.ts'
import { postJson } from '../../../adapters/outbound/post-json.ts'
import {
  listUnsentEvents,
  listWaitingRecords,
  markEventFailed,
  markEventSent,
  type UnsentEvent,
} from './stream.queries.ts'
import { storeText } from '../../../text/text.ts'

type LogDeps = Pick<Deps, 'db' | 'settings' | 'now'>

const buildBody = (recordId: number, event: UnsentEvent) => ({
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
 * Posts unsent events to the log address in sequence. Stops at the first failure, so that an end never
 * arrives before its start; the queue retries later.
 */
export async function deliverStreamLog({ db, settings, now }: LogDeps, recordId: number): Promise<void> {
  for (const event of await listUnsentEvents(db, recordId)) {
    const posted = await postJson(event.logUrl, buildBody(recordId, event), {
      allowPrivate: settings.outboundPrivate,
    })
    if (posted.ok) await markEventSent(db, event.eventId, now())
    else {
      await markEventFailed(db, event.eventId, storeText(posted.problem))
      throw new Error('the stream log address rejected an event')
    }
  }
}

/** Delivers what a restart or a long outage of the receiver left unsent. */
export async function deliverLateLogs(deps: Pick<Deps, 'db' | 'settings' | 'now' | 'log'>): Promise<void> {
  for (const { recordId } of await listWaitingRecords(deps.db, deps.now()))
    await deliverStreamLog(deps, recordId).catch(() =>
      deps.log.info({ recordId }, 'stream log not delivered yet'),
    )
}
