import type { Position } from '../lines/line-types.ts'
import { metresBetween } from '../lines/measure-lines.ts'
import { trackLimits as limits } from './track-limits.ts'
import type { Fix, Stop } from './track-types.ts'

const getPlace = ([lng, lat]: Position) => ({ lng, lat })

/** Where a vehicle stayed within a small circle for a minute or longer; takes a smoothed track. */
export function findStops(fixes: readonly Fix[]): Stop[] {
  const stops: Stop[] = []
  for (let from = 0; from < fixes.length;) {
    const to = lastNear(fixes, from, fixes[from] as Fix)
    const stop = getSeconds(fixes, from, to) >= limits.stopSeconds && trim(fixes, from, to)
    if (!stop) {
      from++
      continue
    }
    stops.push(stop)
    from = stop.to + 1
  }
  return stops
}

const getSeconds = (fixes: readonly Fix[], from: number, to: number) =>
  ((fixes[to] as Fix).at - (fixes[from] as Fix).at) / 1000

function lastNear(fixes: readonly Fix[], from: number, place: { lng: number; lat: number }): number {
  let to = from
  while (to + 1 < fixes.length && metresBetween(place, fixes[to + 1] as Fix) <= limits.stopRadiusM) to++
  return to
}

/** The circle includes the way in and out: both belong to the driving. */
function trim(fixes: readonly Fix[], first: number, last: number): Stop | undefined {
  const at = computeCentre(fixes, first, last)
  let [from, to] = [first, lastNear(fixes, last, getPlace(at))]
  const isAway = (i: number) => metresBetween(getPlace(at), fixes[i] as Fix) > limits.stopRadiusM / 3
  while (from < to && isAway(from)) from++
  while (to > from && isAway(to)) to--
  const seconds = getSeconds(fixes, from, to)
  return seconds >= limits.stopSeconds / 2
    ? { from, to, seconds, at: computeCentre(fixes, from, to) }
    : undefined
}

function computeCentre(fixes: readonly Fix[], from: number, to: number): Position {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
  const within = fixes.slice(from, to + 1)
  return [middle(within.map(({ lng }) => lng)), middle(within.map(({ lat }) => lat))]
}
