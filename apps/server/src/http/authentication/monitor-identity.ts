import { createHash, timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '@lumiroute/contract'
import type { Deps } from '../../deps.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A call with METRICS_TOKEN; it needs no database, so that an outage can be monitored. */
export function isMonitor(
  { settings }: Pick<Deps, 'settings'>,
  { access }: Endpoint,
  authorization: string | undefined,
): boolean {
  if (access.who !== 'operator' || !access.orMonitor || !settings.metricsToken) return false
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${settings.metricsToken}`))
}
