import type { Line } from './line-types.ts'
import { computeBounds, countPoints } from './measure-lines.ts'
import { createPointHeap } from './point-heap.ts'

/** Points of all lines in one array; both ends of a line always stay. */
type Row = { x: Float64Array; y: Float64Array; isEnd: Uint8Array }

/** Removals between two pauses. */
const batch = 20_000

/**
 * Simplifies lines to a number of points by Visvalingam's algorithm: the point that changes the shape least
 * goes first.
 * Douglas-Peucker takes quadratic time on hostile input; this one cannot.
 */
export function simplifyLines(lines: Line[], mostPoints: number): Line[] {
  const work = simplifyInBatches(lines, mostPoints)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

export function* simplifyInBatches(lines: Line[], mostPoints: number): Generator<void, Line[]> {
  const surplus = countPoints(lines) - mostPoints
  if (surplus <= 0) return lines
  const isKept = yield* thin(toRow(lines), surplus)
  return kept(lines, isKept)
}

function toRow(lines: Line[]): Row {
  const count = countPoints(lines)
  const row = { x: new Float64Array(count), y: new Float64Array(count), isEnd: new Uint8Array(count) }
  const [, south, , north] = computeBounds(lines)
  const squeeze = Math.cos(((south + north) * Math.PI) / 360)
  let at = 0
  for (const line of lines) {
    row.isEnd[at] = 1
    for (const [lng, lat] of line) {
      row.x[at] = lng * squeeze
      row.y[at++] = lat
    }
    row.isEnd[at - 1] = 1
  }
  return row
}

function computeArea({ x, y }: Row, a: number, b: number, c: number): number {
  const [ax, ay] = [x[a] as number, y[a] as number]
  const [toBx, toBy] = [(x[b] as number) - ax, (y[b] as number) - ay]
  const [toCx, toCy] = [(x[c] as number) - ax, (y[c] as number) - ay]
  return Math.abs(toBx * toCy - toCx * toBy)
}

function* thin(row: Row, surplus: number): Generator<void, Uint8Array> {
  const count = row.x.length
  const isKept = new Uint8Array(count).fill(1)
  const before = new Int32Array(count).map((_zero, i) => i - 1)
  const after = new Int32Array(count).map((_zero, i) => i + 1)
  const weigh = (i: number) => computeArea(row, before[i] as number, i, after[i] as number)
  const heap = createPointHeap(count)
  for (let i = 0; i < count; i++) if (!row.isEnd[i]) heap.push(i, weigh(i))

  // Never lighter than the last removed point, or a slow bend would vanish point by point.
  const weighAgain = (i: number, least: number) => {
    if (!row.isEnd[i]) heap.change(i, Math.max(least, weigh(i)))
  }
  for (let left = surplus; left > 0 && heap.size() > 0; left--) {
    const gone = heap.pop()
    const [prior, next] = [before[gone] as number, after[gone] as number]
    isKept[gone] = 0
    after[prior] = next
    before[next] = prior
    weighAgain(prior, heap.weightOf(gone))
    weighAgain(next, heap.weightOf(gone))
    if (left % batch === 0) yield
  }
  return isKept
}

function kept(lines: Line[], isKept: Uint8Array): Line[] {
  let at = 0
  return lines.map((line) => line.filter(() => isKept[at++]))
}
