import type uPlot from 'uplot'

const reachPx = 24

/** Index of the series nearest to a height on a day; undefined if none is within reach. */
export function nearestLine(chart: uPlot, at: number, top: number): number | undefined {
  const distances = chart.series.slice(1).map((_, place) => {
    const value = chart.data[place + 1]?.[at]
    return typeof value === 'number' ? Math.abs(chart.valToPos(value, 'y') - top) : Number.POSITIVE_INFINITY
  })
  const least = Math.min(...distances)
  return least <= reachPx ? distances.indexOf(least) : undefined
}

export type Cursor = { day: number; line: number }
type Bounds = { first: number; last: number; lines: number }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Moves the keyboard cursor: days horizontally, series vertically; undefined for other keys. */
export function stepCursor({ day, line }: Cursor, key: string, bounds: Bounds): Cursor | undefined {
  const { first, last, lines } = bounds
  const steps: Record<string, Cursor> = {
    ArrowLeft: { day: day - 1, line },
    ArrowRight: { day: day + 1, line },
    PageUp: { day: day - 7, line },
    PageDown: { day: day + 7, line },
    Home: { day: first, line },
    End: { day: last, line },
    ArrowUp: { day, line: (line - 1 + lines) % lines },
    ArrowDown: { day, line: (line + 1) % lines },
  }
  const next = steps[key]
  return next && { day: within(next.day, first, last), line: next.line }
}
