import { trackLimits } from './track-limits.ts'
import type { Fix } from './track-types.ts'

const reachMs = trackLimits.smoothMs

/** Each fix as the weighted mean of those a few seconds around it: noise would lengthen every leg. */
export function smoothFixes(fixes: readonly Fix[]): Fix[] {
  let first = 0
  return fixes.map((fix) => {
    while ((fixes[first] as Fix).at <= fix.at - reachMs) first++
    return meanAround(fixes, first, fix)
  })
}

/** Symmetric weights; more fixes on one side would otherwise shift a moving vehicle. */
function meanAround(fixes: readonly Fix[], first: number, fix: Fix): Fix {
  let [lng, lat, weights, lean] = [0, 0, 0, 0]
  for (let i = first; i < fixes.length; i++) {
    const near = fixes[i] as Fix
    if (near.at >= fix.at + reachMs) break
    const weight = 1 - Math.abs(near.at - fix.at) / reachMs
    lng += weight * near.lng
    lat += weight * near.lat
    weights += weight
    lean += weight * (near.at - fix.at)
  }
  const isLopsided = Math.abs(lean / weights) > reachMs / 10
  return isLopsided ? fix : { ...fix, lng: lng / weights, lat: lat / weights }
}
