import type { sendHeartbeat as endpoint } from '@lumiroute/contract/playbox'
import { formatMoment } from '../../../clock/business-moment.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { getProgrammeVersion } from './load-programme.ts'
import { saveHeartbeat } from './queries/report.queries.ts'
import { reportHeartbeat } from './report-live.ts'
import { requireOwnAddress } from './require-own-record.ts'

// A clock may be in 1970; its skew must still fit the column.
const maxSkewMs = 2_147_483_647
const limitSkew = (ms: number) => Math.max(-maxSkewMs, Math.min(maxSkewMs, Math.round(ms)))

/** Returns the programme's version, so that a change reaches the screen with the next heartbeat. */
export async function sendHeartbeat({ deps, device, input, request }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  const now = deps.now()
  const clockSkewMs = limitSkew(now.getTime() - Date.parse(input.at))
  const { appVersion, diskFree, queued, onScreen, faults, fingerprint } = input
  const state = { appVersion, diskFree, queued, onScreen, faults, fingerprint, clockSkewMs }
  const [version, isKeyKnown] = await Promise.all([
    getProgrammeVersion({ deps, device, origin: requestOrigin(request, deps.settings) }),
    saveHeartbeat(deps.db, { ...state, deviceId: device.id, now }),
  ])
  reportHeartbeat(deps, device, { seenAt: now.getTime(), onScreen })
  return { serverTime: formatMoment(now, deps.settings.businessTz), clockSkewMs, version, isKeyKnown }
}
