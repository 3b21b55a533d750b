import type { Line, Position } from '../lines/line-types.ts'
import { computeBounds } from '../lines/measure-lines.ts'
import { planeAround } from '../lines/plane.ts'

type Box = { x: number; y: number; width: number; height: number }

/** Fewer metres across would enlarge the noise of a parked vehicle into a drawing. */
const minMetres = 200
const gridSteps = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** Places lines in a box with north at the top, as drawings without map tiles need it. */
export function fitLines(lines: readonly Line[], box: Box) {
  const filled = lines.filter((line) => line.length > 0)
  const [west, south, east, north] = filled.length > 0 ? computeBounds(filled) : [0, 0, 0, 0]
  const middle: Position = [(west + east) / 2, (south + north) / 2]
  const plane = planeAround(middle)
  const corner = plane({ lng: east, lat: north })
  const [wide, high] = [Math.max(minMetres, 2 * corner.x), Math.max(minMetres, 2 * corner.y)]
  const metresPerUnit = Math.max(wide / box.width, high / box.height)
  const toPoint = ([lng, lat]: Position) => {
    const { x, y } = plane({ lng, lat })
    return { x: box.x + box.width / 2 + x / metresPerUnit, y: box.y + box.height / 2 - y / metresPerUnit }
  }
  /** As the `d` of an SVG path. */
  const toPath = (line: Line) =>
    line
      .map((place, i) => {
        const { x, y } = toPoint(place)
        return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
      })
      .join('')
  const gridMetres = gridSteps.find((step) => step / metresPerUnit >= 36) ?? 100_000
  return { toPoint, toPath, metresPerUnit, gridMetres }
}
