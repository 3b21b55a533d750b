import type { Line, Position } from '../lines/line-types.ts'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'

/** Collects the lines of one file and stops at the limits of a route. */
export class LineCollector {
  readonly lines: Line[] = []
  #line: Line = []
  #points = 0

  open(): void {
    this.#line = []
  }

  /** A waiting vehicle repeats its position: store it once. */
  add(position: Position): void {
    const last = this.#line.at(-1)
    if (last && last[0] === position[0] && last[1] === position[1]) return
    if (++this.#points > routeLimits.points) throw new RouteRefusal('tooManyPoints')
    this.#line.push(position)
  }

  close(): void {
    if (this.#line.length > 1) this.lines.push(this.#line)
    else this.#points -= this.#line.length
    if (this.lines.length > routeLimits.lines) throw new RouteRefusal('tooManyLines')
    this.#line = []
  }
}
