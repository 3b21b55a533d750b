import type { Line, Position } from '../lines/line-types.ts'
import { lengthKm } from '../lines/measure-lines.ts'
import { type Way, buildWay } from './way.ts'

/** What a vehicle drives repeatedly: the booked lines in sequence, and the way back to the start. */
export type Lap = Way & { isBooked: (metres: number) => boolean }

/** A route that ends farther from its start is driven back the same way. */
const nearM = 500

export function buildLap(lines: readonly Line[]): Lap {
  const driven = lines.filter((line) => line.length > 1)
  if (driven.length === 0) throw new RangeError('the route has no line')
  const forward = driven.flat()
  const [first, last] = [forward[0] as Position, forward.at(-1) as Position]
  const isLoop = lengthKm([[first, last]]) * 1000 <= nearM
  const way = buildWay([...forward, ...(isLoop ? [first] : forward.toReversed().slice(1))])
  const booked = bookedParts(driven)
  const isBooked = (metres: number) => booked.some(([from, until]) => metres >= from && metres < until)
  return { ...way, isBooked }
}

function bookedParts(lines: readonly Line[]): [number, number][] {
  let [until, before] = [0, undefined as Position | undefined]
  return lines.map((line) => {
    const from = until + (before ? lengthKm([[before, line[0] as Position]]) * 1000 : 0)
    until = from + lengthKm([line]) * 1000
    before = line.at(-1) as Position
    return [from, until]
  })
}
