import { isTooFast } from './filter-fixes.ts'
import { findStops } from './find-stops.ts'
import { metresBetween } from '../lines/measure-lines.ts'
import { smoothFixes } from './smooth-fixes.ts'
import { trackLimits as limits } from './track-limits.ts'
import type { Fix, Stop } from './track-types.ts'

export type TrackMeasure = { km: number; movingSeconds: number; stops: Stop[] }

/** Distance and moving time of a vehicle; takes filtered fixes. */
export function measureTrack(fixes: readonly Fix[]): TrackMeasure {
  const smooth = smoothFixes(fixes)
  const stops = findStops(smooth)
  const metres = measureMetres(waypoints(smooth, stops))
  return { km: Math.round(metres) / 1000, movingSeconds: movingSeconds(smooth, stops), stops }
}

/** Far enough apart that the remaining noise hardly lengthens a leg; a stop is one position. */
function waypoints(fixes: readonly Fix[], stops: readonly Stop[]): Fix[] {
  const kept: Fix[] = []
  const add = (fix: Fix) => {
    const last = kept.at(-1)
    if (!last || metresBetween(last, fix) >= limits.minDistanceM) kept.push(fix)
  }
  let from = 0
  for (const stop of stops) {
    for (let i = from; i < stop.from; i++) add(fixes[i] as Fix)
    const [lng, lat] = stop.at
    kept.push({ ...(fixes[stop.from] as Fix), lng, lat }, { ...(fixes[stop.to] as Fix), lng, lat })
    from = stop.to + 1
  }
  for (let i = from; i < fixes.length; i++) add(fixes[i] as Fix)
  const end = fixes.at(-1)
  if (end && from < fixes.length && kept.at(-1) !== end) kept.push(end)
  return kept
}

function measureMetres(fixes: readonly Fix[]): number {
  let metres = 0
  for (let i = 1; i < fixes.length; i++) {
    const [one, other] = [fixes[i - 1] as Fix, fixes[i] as Fix]
    if (!isTooFast(one, other)) metres += metresBetween(one, other)
  }
  return metres
}

function movingSeconds(fixes: readonly Fix[], stops: readonly Stop[]): number {
  const isStanding = new Uint8Array(fixes.length)
  for (const { from, to } of stops) isStanding.fill(1, from + 1, to + 1)
  let ms = 0
  for (let i = 1; i < fixes.length; i++) {
    const gap = (fixes[i] as Fix).at - (fixes[i - 1] as Fix).at
    if (!isStanding[i] && gap <= limits.silenceSeconds * 1000) ms += gap
  }
  return Math.round(ms / 1000)
}
