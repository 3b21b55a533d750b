import { metresBetween } from '../lines/measure-lines.ts'
import { trackLimits as limits } from './track-limits.ts'
import type { Fix } from './track-types.ts'

type Span = { from: number; until: number }

const isWithin = (value: number, most: number) => Number.isFinite(value) && Math.abs(value) <= most
const isPlace = ({ lng, lat }: Fix) =>
  isWithin(lng, 180) && isWithin(lat, 90) && !(Math.abs(lng) < 1e-6 && Math.abs(lat) < 1e-6)
const isInTime = ({ at }: Fix, { from, until }: Span) => at >= from && at <= until
const isSharp = ({ accuracy }: Fix) => accuracy === null || accuracy <= limits.accuracyM

export function isTooFast(one: Fix, other: Fix): boolean {
  const seconds = (other.at - one.at) / 1000
  return metresBetween(one, other) > limits.metresPerSecond * Math.max(seconds, 1)
}

/** Fixes sorted by time, without those that are impossible from the previous position. */
export function filterFixes(fixes: Iterable<Fix>, span: Span): Fix[] {
  const kept: Fix[] = []
  let strays: Fix[] = []
  for (const fix of fixes) {
    if (!isPlace(fix) || !isInTime(fix, span) || !isSharp(fix)) continue
    const last = kept.at(-1)
    if (last && fix.at - last.at < limits.minPeriodMs) continue
    if (!last || !isTooFast(last, fix)) {
      strays = []
      kept.push(fix)
      continue
    }
    strays = joinStrays(strays, fix)
    // Otherwise a wrong first fix would reject the whole day after it.
    if (strays.length === limits.agreeing) kept.push(...strays.splice(0))
  }
  return kept
}

function joinStrays(strays: Fix[], fix: Fix): Fix[] {
  const last = strays.at(-1)
  if (last && fix.at - last.at < limits.minPeriodMs) return strays
  return last && isTooFast(last, fix) ? [fix] : [...strays, fix]
}
