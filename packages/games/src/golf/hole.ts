import { divide, lights } from '../core/fixed.ts'
import { fieldOf } from '../core/state.ts'
import { courses, type Point } from './courses.ts'

export type Place = { x: number; y: number }
export type Segment = { from: Place; to: Place }
export type Box = { left: number; top: number; right: number; bottom: number }
export type Hole = {
  cup: Place
  segments: Segment[]
  posts: Place[]
  sand: Box[]
  way: Place[]
  edge: Box
}

/** Thickness of the edge around the green, in lights. */
export const edgeLights = 5
const known = new Map<string, Hole>()

/** A course in the measures of a screen. */
export function holeOf({ width, height }: { width: number; height: number }, course: number): Hole {
  const key = `${width} ${height} ${course}`
  const found = known.get(key) ?? buildHole(width, height, course)
  known.set(key, found)
  return found
}

function buildHole(width: number, height: number, index: number): Hole {
  const field = fieldOf({ width, height })
  const inset = lights(edgeLights)
  const edge = {
    left: field.left + inset,
    top: field.top + inset,
    right: field.right - inset,
    bottom: field.bottom - inset,
  }
  const place = placer(edge, height > width)
  const course = courses[index % courses.length] ?? courses[0]
  if (!course) throw new Error('no courses')
  return {
    cup: place(course.cup),
    segments: course.walls.flatMap((line) => segmentsOf(line.map(place))),
    posts: course.posts.map(place),
    sand: course.sand.map(([x, y, w, h]) => boxOf(place([x, y]), place([x + w, y + h]))),
    way: course.way.map(place),
    edge,
  }
}

/** On an upright screen the course is turned: its start is at the bottom. */
function placer({ left, top, right, bottom }: Box, isUpright: boolean) {
  return ([x, y]: Point): Place => {
    const [u, v] = isUpright ? [y, 1000 - x] : [x, y]
    return { x: left + divide((right - left) * u, 1000), y: top + divide((bottom - top) * v, 1000) }
  }
}

const boxOf = (a: Place, b: Place): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
})

const segmentsOf = (line: readonly Place[]): Segment[] =>
  line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }))

/** Twenty starting places: rows of four on a wide screen, of five at the bottom of an upright one. */
export function teeOf(world: { width: number; height: number }, no: number): Place {
  const { edge } = holeOf(world, 0)
  const isUpright = world.height > world.width
  const perRow = isUpright ? 5 : 4
  const [row, column] = [Math.trunc(no / perRow) % (20 / perRow), no % perRow]
  const shift = Math.trunc(no / 20) * 7
  const across = isUpright ? edge.right - edge.left : edge.bottom - edge.top
  const offset = divide(across * (2 * column + 1), 2 * perRow) + lights(shift)
  const back = lights(14 + row * 24)
  return isUpright
    ? { x: edge.left + offset, y: edge.bottom - back }
    : { x: edge.left + back, y: edge.top + offset }
}
