import type { Deps } from '../../../deps.ts'
import { markOffline } from './device.queries.ts'
import { getOnlineThreshold } from './online-threshold.ts'

/** Announces each offline period of a device once; its next heartbeat ends the period. */
export async function watchDevices(deps: Deps): Promise<void> {
  const { db, jobs, log } = deps
  const deviceIds = await db.write(async (tx) => {
    const ids = await markOffline(tx, deps.now(), getOnlineThreshold(deps))
    if (ids.length > 0) await jobs.announce(tx, 'device.silent', { deviceIds: ids })
    return ids
  })
  if (deviceIds.length > 0) log.info({ deviceIds }, 'devices went offline')
}
