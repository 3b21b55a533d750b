import type { Line, Position } from '../lines/line-types.ts'
import type { Plane, Point } from '../lines/plane.ts'

/**
 * A line across the booked route, one for each short piece of it, with the direction (a unit vector) of the
 * route. The piece counts as driven once a vehicle has passed the gate.
 */
export type Gate = Point & { east: number; north: number; place: Position; lengthM: number }

const pieceM = 25

/** One list of gates per line. */
export const placeGates = (lines: Line[], plane: Plane): Gate[][] =>
  lines.map((line) => toGates(line, plane)).filter((gates) => gates.length > 0)

function toGates(line: Line, plane: Plane): Gate[] {
  const walk = createWalk(line, plane)
  if (walk.lengthM === 0) return []
  const count = Math.max(1, Math.round(walk.lengthM / pieceM))
  const lengthM = walk.lengthM / count
  const gates: Gate[] = []
  for (let i = 0; i < count; i++) {
    const [before, middle, after] = [
      walk.at(i * lengthM),
      walk.at((i + 0.5) * lengthM),
      walk.at((i + 1) * lengthM),
    ]
    gates.push({ ...middle, ...getDirection(before, after), lengthM })
  }
  return gates
}

function getDirection(from: Point, to: Point) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  return length === 0 ? { east: 0, north: 0 } : { east: x / length, north: y / length }
}

/** Points at a distance along the line; distances must increase, except for a step back within a piece. */
function createWalk(line: Line, plane: Plane) {
  const points = line.map(([lng, lat]) => plane({ lng, lat }))
  const along = new Float64Array(points.length)
  for (let i = 1; i < points.length; i++) {
    const [one, other] = [points[i - 1] as Point, points[i] as Point]
    along[i] = (along[i - 1] as number) + Math.hypot(other.x - one.x, other.y - one.y)
  }
  let leg = 1

  function at(metres: number): Point & { place: Position } {
    while (leg > 1 && (along[leg - 1] as number) > metres) leg--
    while (leg < points.length - 1 && (along[leg] as number) < metres) leg++
    const [start, end] = [along[leg - 1] as number, along[leg] as number]
    const share = end === start ? 0 : Math.min(1, (metres - start) / (end - start))
    const [one, other] = [points[leg - 1] as Point, points[leg] as Point]
    const [from, to] = [line[leg - 1] as Position, line[leg] as Position]
    return {
      x: one.x + (other.x - one.x) * share,
      y: one.y + (other.y - one.y) * share,
      place: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    }
  }
  return { lengthM: along.at(-1) ?? 0, at }
}
