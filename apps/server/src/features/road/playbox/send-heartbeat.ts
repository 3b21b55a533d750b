import type { sendHeartbeat as endpoint } from '@lumiroute/contract/playbox'
import { rawQuery } from '../../../db/raw-query.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { findVersion } from './load-programme.ts'
import { requireOwnAddress } from './own-record.ts'
import { tellBeat } from './tell-live.ts'

// A clock may stand in 1970; its skew must still fit the column.
const maxSkewMs = 2_147_483_647
const withinInt = (value: number) => Math.max(-maxSkewMs, Math.min(maxSkewMs, Math.round(value)))

const keep = rawQuery({
  name: 'playbox.heartbeat',
  row: {},
  sql: `update device set last_seen_at = $2, app_version = $3, disk_free = $4, clock_skew_ms = $5, queued = $6,
     on_screen = $7::jsonb, faults = $8::jsonb, offline_told_at = null where id = $1`,
})

/** Answers the version of what is to be played, so that a change reaches the screen with the next sign of life. */
export async function sendHeartbeat({ deps, device, input, request }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  const now = deps.now()
  const clockSkewMs = withinInt(now.getTime() - Date.parse(input.at))
  const { appVersion, diskFree, queued, onScreen, faults } = input
  const state = [appVersion, diskFree, clockSkewMs, queued, onScreen && JSON.stringify(onScreen)]
  const asking = { deps, device, origin: requestOrigin(request, deps.settings) }
  const [version] = await Promise.all([
    findVersion(asking),
    deps.db.run(keep, [device.id, now, ...state, JSON.stringify(faults)]),
  ])
  tellBeat(deps, device, { seenAt: now.getTime(), onScreen })
  return { serverTime: formatMoment(now, deps.settings.businessTz), clockSkewMs, version }
}
