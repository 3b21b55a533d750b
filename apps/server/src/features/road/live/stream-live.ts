import { eventStream } from '@lumiroute/contract'
import type { streamLive as endpoint } from '@lumiroute/contract/live'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { readFleet } from './get-live-fleet.ts'

const headers = {
  'content-type': `${eventStream.binary}; charset=utf-8`,
  // A buffering proxy would hold back every event until the end.
  'x-accel-buffering': 'no',
  // A keep-alive connection would delay a server shutdown.
  connection: 'close',
}

export async function streamLive({ deps, actor, scope }: Steps<typeof endpoint>): Promise<Sending> {
  const storeId = scope?.storeId ?? null
  const body = deps.live.watch({ person: actor, storeId, readFleet: () => readFleet(deps, storeId) })
  return { headers, body }
}
