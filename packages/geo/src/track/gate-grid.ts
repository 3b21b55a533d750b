import type { Point } from '../lines/plane.ts'

const cellM = 100
const getCell = (metres: number) => Math.floor(metres / cellM)
/** A key collision only costs an extra comparison. */
const getKey = (column: number, row: number) => column * 1_000_003 + row

/** Spatial index: finds points near a leg without checking all of them. */
export function createGrid<P extends Point>(points: readonly P[]) {
  const cells = new Map<number, P[]>()
  for (const point of points) {
    const key = getKey(getCell(point.x), getCell(point.y))
    const cell = cells.get(key)
    if (cell) cell.push(point)
    else cells.set(key, [point])
  }

  return function* near(from: Point, to: Point, withinM: number): Generator<P> {
    const [west, east] = [Math.min(from.x, to.x) - withinM, Math.max(from.x, to.x) + withinM]
    const [south, north] = [Math.min(from.y, to.y) - withinM, Math.max(from.y, to.y) + withinM]
    for (let column = getCell(west); column <= getCell(east); column++)
      for (let row = getCell(south); row <= getCell(north); row++) yield* cells.get(getKey(column, row)) ?? []
  }
}
