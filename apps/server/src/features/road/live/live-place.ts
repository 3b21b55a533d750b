import type { LivePlace } from '@lumiroute/contract/live'
import { planeAround, trackLimits } from '@lumiroute/geo'

export type Fix = { at: number; lat: number; lng: number }

/** Below this the receiver's error exceeds the distance. */
const minMetres = 4
const minMs = 2000
const maxMs = 120_000

/** Position, heading and speed of a vehicle, from its last two fixes. */
export function getLivePlace(last: Fix, before: Fix | undefined): LivePlace {
  const ms = before ? last.at - before.at : 0
  if (!before || ms <= 0 || ms > maxMs) return { ...last, heading: null, speedKmh: null }
  const { x: east, y: north } = planeAround([before.lng, before.lat])(last)
  const metres = Math.hypot(east, north)
  const metresPerSecond = (metres * 1000) / ms
  if (metresPerSecond > trackLimits.metresPerSecond) return { ...last, heading: null, speedKmh: null }
  const heading =
    metres < minMetres ? null : Math.round((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  return { ...last, heading, speedKmh: Math.round(metresPerSecond * 36) / 10 }
}

/** The newest fix of an unsorted batch, and the one before it, which gives the heading. */
export function findLastFixes(fixes: Iterable<Fix>): { last?: Fix; before?: Fix } {
  let last: Fix | undefined
  for (const fix of fixes) if (!last || fix.at > last.at) last = fix
  if (!last) return {}
  let before: Fix | undefined
  for (const fix of fixes) if (fix.at <= last.at - minMs && (!before || fix.at > before.at)) before = fix
  return before ? { last, before } : { last }
}

const nearMs = 60_000

/**
 * A device sends the time of its own clock, or has already corrected it. Apply the skew only if it moves a
 * fresh report closer to now.
 */
export function getServerTime(sentAt: number, skewMs: number | null, receivedAt: number): number {
  const corrected = sentAt + (skewMs ?? 0)
  const isLive = Math.abs(receivedAt - corrected) < Math.min(nearMs, Math.abs(receivedAt - sentAt))
  return Math.min(isLive ? corrected : sentAt, receivedAt)
}
