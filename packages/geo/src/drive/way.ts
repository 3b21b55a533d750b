import type { Line, Position } from '../lines/line-types.ts'
import { metresBetween } from '../lines/measure-lines.ts'

const metresPerDegree = 111_195.08

export const move = ([lng, lat]: Position, east: number, north: number): Position => [
  lng + east / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
  lat + north / metresPerDegree,
]

/** A line parametrised by metres from its start. */
export type Way = {
  totalM: number
  placeAt: (metres: number) => Position
  /** Metres east and north per metre ahead. */
  headingAt: (metres: number) => [number, number]
}

export function buildWay(line: Line): Way {
  const ends: number[] = []
  let totalM = 0
  for (let i = 1; i < line.length; i++)
    ends.push((totalM += measureMetres(line[i - 1] as Position, line[i] as Position)))
  const legAt = (metres: number) => firstAtLeast(ends, metres)
  const placeAt = (metres: number): Position => {
    const leg = legAt(metres)
    const [from, to] = [line[leg] as Position, line[leg + 1] as Position]
    const [start, end] = [ends[leg - 1] ?? 0, ends[leg] as number]
    const share = end > start ? Math.min(1, Math.max(0, (metres - start) / (end - start))) : 0
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  }
  const headingAt = (metres: number) => getHeading(line, legAt(metres))
  return { totalM, placeAt, headingAt }
}

const measureMetres = ([lng, lat]: Position, to: Position) =>
  metresBetween({ lng, lat }, { lng: to[0], lat: to[1] })

function firstAtLeast(ends: readonly number[], metres: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] as number) >= metres) high = middle
    else low = middle + 1
  }
  return low
}

function getHeading(line: Line, leg: number): [number, number] {
  const [from, to] = [line[leg] as Position, line[leg + 1] as Position]
  const east = (to[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180)
  const north = to[1] - from[1]
  const length = Math.hypot(east, north) || 1
  return [east / length, north / length]
}
