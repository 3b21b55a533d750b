import type { LivePlace } from '@lumiroute/contract/live'
import { planeAround, trackLimits } from '@lumiroute/geo'

export type Fix = { at: number; lat: number; lng: number }

/** Nearer than this, a receiver's error says more than the way. */
const leastMetres = 4
const leastMs = 2000
const longestMs = 120_000

/** Where a vehicle is, and where to and how fast, told by the fix before. */
export function getLivePlace(last: Fix, before: Fix | undefined): LivePlace {
  const ms = before ? last.at - before.at : 0
  if (!before || ms <= 0 || ms > longestMs) return { ...last, heading: null, speedKmh: null }
  const { x: east, y: north } = planeAround([before.lng, before.lat])(last)
  const metres = Math.hypot(east, north)
  const metresPerSecond = (metres * 1000) / ms
  if (metresPerSecond > trackLimits.metresPerSecond) return { ...last, heading: null, speedKmh: null }
  const heading =
    metres < leastMetres ? null : Math.round((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  return { ...last, heading, speedKmh: Math.round(metresPerSecond * 36) / 10 }
}

/** The newest of a batch, and the one to tell the way by; in any order. */
export function findLastFixes(fixes: Iterable<Fix>): { last?: Fix; before?: Fix } {
  let last: Fix | undefined
  for (const fix of fixes) if (!last || fix.at > last.at) last = fix
  if (!last) return {}
  let before: Fix | undefined
  for (const fix of fixes) if (fix.at <= last.at - leastMs && (!before || fix.at > before.at)) before = fix
  return before ? { last, before } : { last }
}

const nearMs = 60_000

/**
 * A box tells its own clock's time, or has corrected it by itself; nobody knows which. The skew counts where it
 * brings a report that just came to just now.
 */
export function getServerTime(told: number, skewMs: number | null, heardAt: number): number {
  const corrected = told + (skewMs ?? 0)
  const isLive = Math.abs(heardAt - corrected) < Math.min(nearMs, Math.abs(heardAt - told))
  return Math.min(isLive ? corrected : told, heardAt)
}
