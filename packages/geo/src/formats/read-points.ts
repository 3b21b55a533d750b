import type { Position } from '../lines/line-types.ts'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'

/** 11 cm: finer than any receiver, and a third shorter on the wire. */
const decimals = 1e6
const rounded = (degrees: number) => Math.round(degrees * decimals) / decimals || 0
/** Number('') would be 0. */
const toNumber = (text: string | undefined) => (text ? Number(text) : Number.NaN)

export function toPosition(lng: string | undefined, lat: string | undefined): Position {
  const x = toNumber(lng)
  const y = toNumber(lat)
  // Written so that NaN fails too.
  if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90)) throw new RouteRefusal('badCoordinate')
  return [rounded(x), rounded(y)]
}

function readTuple(tuple: string): Position {
  const first = tuple.indexOf(',')
  if (first < 0) throw new RouteRefusal('badCoordinate')
  const second = tuple.indexOf(',', first + 1)
  return toPosition(tuple.slice(0, first), tuple.slice(first + 1, second < 0 ? undefined : second))
}

/** The text of a `coordinates` element: `lng,lat[,alt]`, separated by white space. */
export function readTuples(text: string): Position[] {
  // Splitting stops just past the limit, so that a hostile text costs no more than a full one.
  const tuples = text.trim().split(/\s+/, routeLimits.points + 1)
  return tuples[0] === '' ? [] : tuples.map(readTuple)
}

/** The text of a track's `coord`: `lng lat alt`; empty without reception. */
export function readCoord(text: string): Position | undefined {
  const [lng, lat] = text.trim().split(/\s+/, 2)
  return lng ? toPosition(lng, lat) : undefined
}
