import type { Line, Position } from './line.types.ts'
import { metresBetween } from './measure-lines.ts'
import type { Fix } from './track.types.ts'

/** For tests: a repeatable stream of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const start = Date.parse('2026-11-15T01:00:00Z')
const metresPerDegree = 111_195.08
const move = ([lng, lat]: Position, east: number, north: number): Position => [
  lng + east / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
  lat + north / metresPerDegree,
]

/** A line from a place by legs of [metres east, metres north]. */
export function lineBy(from: Position, legs: [number, number][]): Line {
  const line: Line = [from]
  for (const [east, north] of legs) line.push(move(line.at(-1) as Position, east, north))
  return line
}

type Driving = {
  metresPerSecond?: number
  everySeconds?: number
  noiseM?: number
  /** Seconds of standing at each of so many places, evenly along the way. */
  stops?: { count: number; seconds: number }
  /** Without fixes between these metres of the way. */
  tunnels?: [number, number][]
  seed?: number
}

/** The fixes of a vehicle that drives the line at a constant speed. */
export function drive(line: Line, driving: Driving = {}): Fix[] {
  const { metresPerSecond = 9, everySeconds = 1, noiseM = 0, stops, tunnels = [], seed = 1 } = driving
  const random = seeded(seed)
  const wobble = () => noiseM * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const lengths = line.slice(1).map((to, i) => metresOf(line[i] as Position, to))
  const total = lengths.reduce((sum, metres) => sum + metres, 0)
  const fixes: Fix[] = []
  let [seconds, driven, stood] = [0, 0, 0]
  for (; driven <= total; seconds += everySeconds) {
    const isHidden = tunnels.some(([from, to]) => driven > from && driven < to)
    const [lng, lat] = move(placeAt(line, lengths, driven), wobble(), wobble())
    if (!isHidden) fixes.push({ at: start + seconds * 1000, lng, lat, accuracy: 5 })
    const due = stops ? Math.floor((driven / total) * (stops.count + 1)) : 0
    const owed = Math.min(due, stops?.count ?? 0) * (stops?.seconds ?? 0)
    if (stood < owed) stood += everySeconds
    else driven += metresPerSecond * everySeconds
  }
  return fixes
}

const metresOf = ([lng, lat]: Position, to: Position) =>
  metresBetween({ lng, lat }, { lng: to[0], lat: to[1] })

function placeAt(line: Line, lengths: number[], metres: number): Position {
  let [leg, left] = [0, metres]
  while (leg < lengths.length - 1 && left > (lengths[leg] as number)) left -= lengths[leg++] as number
  const share = Math.min(1, left / (lengths[leg] as number))
  const [from, to] = [line[leg] as Position, line[leg + 1] as Position]
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
