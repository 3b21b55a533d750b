import type { Line, Position } from '@lumiroute/geo'

/** Appends a point to the last line. */
export const withPoint = (lines: readonly Line[], point: Position): Line[] =>
  lines.length === 0 ? [[point]] : [...lines.slice(0, -1), [...(lines.at(-1) as Line), point]]

export type PointPlace = { line: number; point: number }

/** Deletes a line that is left with a single point. */
export function withoutPoint(lines: readonly Line[], { line, point }: PointPlace): Line[] {
  const shorter = lines.map((points, at) => (at === line ? points.filter((_, i) => i !== point) : points))
  return shorter.filter((points) => points.length > 1)
}

type Measure = (position: Position) => number

/** The nearest point by the given measure, if within reach. */
export function nearestPoint(lines: readonly Line[], measure: Measure, most: number): PointPlace | undefined {
  let best: PointPlace | undefined
  let least = most
  lines.forEach((points, line) =>
    points.forEach((position, point) => {
      const distance = measure(position)
      if (distance > least) return
      least = distance
      best = { line, point }
    }),
  )
  return best
}
