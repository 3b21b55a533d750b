import { buildIntervals, type Counts, overlap, type Shown } from '@lumiroute/evidence/people'

/** A time at a position. */
export type Stay = Shown & { lat: number; lng: number }
export type RainChange = { at: number; isRainy: boolean }
export type Cell = {
  cell: string
  hour: number
  isRainy: boolean | null
  minutes: number
  /** Null for time without counts. */
  peopleMinutes: number | null
}

const cellDegrees = 0.0025
const minuteMs = 60_000
const hourMs = 3_600_000

const toGrid = (degrees: number) => (Math.round(degrees / cellDegrees) * cellDegrees).toFixed(4)
/** The nearest point of the grid, as text: latitude and longitude. */
export const nameCell = (lat: number, lng: number) => `${toGrid(lat)},${toGrid(lng)}`

type Sought = { stays: readonly Stay[]; counts: Counts; rain: readonly RainChange[]; dayStart: number }

/** Minutes and people minutes by place, hour and weather. Stays, counts and rain are sorted by time. */
export function buildCells({ stays, counts, rain, dayStart }: Sought): Cell[] {
  const cells = new Map<string, Cell>()
  const intervals = buildIntervals(counts)
  const isRainyAt = followRain(rain)
  let next = 0
  for (const stay of stays) {
    while (next < intervals.until.length && (intervals.until[next] as number) <= stay.startMs) next++
    let [countedMs, peopleMs] = [0, 0]
    for (let i = next; i < intervals.from.length && (intervals.from[i] as number) < stay.endMs; i++) {
      const ms = overlap(intervals.from[i] as number, intervals.until[i] as number, stay)
      countedMs += ms
      peopleMs += ms * (counts.people[i] as number)
    }
    const hour = ((Math.floor((stay.startMs - dayStart) / hourMs) % 24) + 24) % 24
    const key = { cell: nameCell(stay.lat, stay.lng), hour, isRainy: isRainyAt(stay.startMs) }
    const uncountedMs = stay.endMs - stay.startMs - countedMs
    if (countedMs > 0) add(cells, { ...key, minutes: countedMs, peopleMinutes: peopleMs })
    // Rounding leaves fractions of a millisecond.
    if (uncountedMs >= 1) add(cells, { ...key, minutes: uncountedMs, peopleMinutes: null })
  }
  return [...cells.values()].map((cell) => ({
    ...cell,
    minutes: toMinutes(cell.minutes),
    peopleMinutes: cell.peopleMinutes === null ? null : toMinutes(cell.peopleMinutes),
  }))
}

const toMinutes = (ms: number) => Math.round((1000 * ms) / minuteMs) / 1000

function add(cells: Map<string, Cell>, part: Cell): void {
  const key = `${part.cell} ${part.hour} ${part.isRainy} ${part.peopleMinutes === null}`
  const known = cells.get(key)
  if (!known) return void cells.set(key, part)
  known.minutes += part.minutes
  if (part.peopleMinutes !== null) known.peopleMinutes = (known.peopleMinutes ?? 0) + part.peopleMinutes
}

/** The weather as last reported; null before the first report. Ask in sequence of time. */
function followRain(rain: readonly RainChange[]): (ms: number) => boolean | null {
  let [next, isRainy] = [0, null as boolean | null]
  return (ms) => {
    while (next < rain.length && (rain[next] as RainChange).at <= ms) isRainy = rain[next++]?.isRainy ?? null
    return isRainy
  }
}

type Point = { at: number; lat: number; lng: number }

/** The time that each position stands for, within the broadcast. */
export function toStays(points: readonly Point[], whole: Shown): Stay[] {
  const { from, until } = buildIntervals({ at: points.map(({ at }) => at) })
  return points
    .map(({ lat, lng }, i) => ({
      startMs: Math.max(from[i] as number, whole.startMs),
      endMs: Math.min(until[i] as number, whole.endMs),
      lat,
      lng,
    }))
    .filter(({ startMs, endMs }) => endMs > startMs)
}

/** A screen that does not move: its time in minutes, since hour and weather change on the way. */
export function standStill({ lat, lng }: Omit<Point, 'at'>, { startMs, endMs }: Shown): Stay[] {
  const count = Math.max(0, Math.ceil((endMs - startMs) / minuteMs))
  return Array.from({ length: count }, (_none, i) => ({
    startMs: startMs + i * minuteMs,
    endMs: Math.min(endMs, startMs + (i + 1) * minuteMs),
    lat,
    lng,
  }))
}
