import type { Line, Position } from '../lines/line-types.ts'
import { bellCurve, seeded } from './seeded.ts'
import type { Fix } from '../track/track-types.ts'
import { move, buildWay } from './way.ts'

const start = Date.parse('2026-11-15T01:00:00Z')

/** A line from a start by legs of [metres east, metres north]. */
export function lineBy(from: Position, legs: [number, number][]): Line {
  const line: Line = [from]
  for (const [east, north] of legs) line.push(move(line.at(-1) as Position, east, north))
  return line
}

type Driving = {
  metresPerSecond?: number
  everySeconds?: number
  noiseM?: number
  /** Seconds at each of `count` stops, evenly along the way. */
  stops?: { count: number; seconds: number }
  /** No fixes between these distances in metres. */
  tunnels?: [number, number][]
  seed?: number
}

/** For tests: the fixes of a vehicle that drives the line at a constant speed. */
export function drive(line: Line, driving: Driving = {}): Fix[] {
  const { metresPerSecond = 9, everySeconds = 1, noiseM = 0, stops, tunnels = [], seed = 1 } = driving
  const random = seeded(seed)
  const wobble = () => noiseM * bellCurve(random)
  const { totalM: total, placeAt } = buildWay(line)
  const fixes: Fix[] = []
  let [seconds, driven, stood] = [0, 0, 0]
  for (; driven <= total; seconds += everySeconds) {
    const isHidden = tunnels.some(([from, to]) => driven > from && driven < to)
    const [lng, lat] = move(placeAt(driven), wobble(), wobble())
    if (!isHidden) fixes.push({ at: start + seconds * 1000, lng, lat, accuracy: 5 })
    const due = stops ? Math.floor((driven / total) * (stops.count + 1)) : 0
    const owed = Math.min(due, stops?.count ?? 0) * (stops?.seconds ?? 0)
    if (stood < owed) stood += everySeconds
    else driven += metresPerSecond * everySeconds
  }
  return fixes
}
