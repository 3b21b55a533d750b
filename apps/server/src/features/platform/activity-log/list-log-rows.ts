import type { RawLog } from '@lumiroute/contract/activity-log'
import type { Handle } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { DayCount, LogView } from './activity-log.queries.ts'
import { countRows, listRowsJson, type RowCut, type RowFilters, type RowsOfDay } from './log-rows.queries.ts'

export type RowsAsked = RowFilters & {
  day?: string | undefined
  sort?: 'date' | '-date' | undefined
  page?: number | undefined
  size?: number | undefined
}

const maxRows = 1000

/** The rows behind the chart after filtering, and their total count. */
export async function listLogRows(
  db: Handle,
  view: LogView,
  asked: RowsAsked,
  counted?: readonly DayCount[],
) {
  const narrowed = narrowToDay(view, asked.day)
  const isPlain = !asked.category && !asked.day && !asked.method && !asked.statusClass && !asked.q
  const days = isPlain && counted ? sumDays(counted) : narrowed ? await countRows(db, narrowed, asked) : []
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const cut = cutDays(days, asked)
  const rows = narrowed && cut ? await listRowsJson(db, narrowed, asked, cut) : '[]'
  return { rawData: new RawJson<RawLog[]>(rows), total }
}

/** Avoids counting a million rows twice. */
function sumDays(counted: readonly DayCount[]): RowsOfDay[] {
  const sums = new Map<string, number>()
  for (const { day, count } of counted) sums.set(day, (sums.get(day) ?? 0) + count)
  const days = [...sums].map(([day, count]) => ({ day, count }))
  return days.sort((a, b) => (a.day < b.day ? 1 : -1))
}

/** A day outside the range has no rows. */
function narrowToDay(view: LogView, day: string | undefined): LogView | undefined {
  if (!day) return view
  const { startDate, endDate } = view.range
  return day < startDate || day > endDate ? undefined : { ...view, range: { startDate: day, endDate: day } }
}

/** Only the days that contain the page, so that page 20,000 is as fast as the first. */
export function cutDays(newestFirst: readonly RowsOfDay[], asked: RowsAsked): RowCut | undefined {
  const { page = 1, size = maxRows, sort } = asked
  const isOldestFirst = sort === 'date'
  const days = isOldestFirst ? newestFirst.toReversed() : newestFirst
  let before = (page - 1) * size
  const firstAt = days.findIndex(({ count }) => {
    if (before < count) return true
    before -= count
    return false
  })
  const first = days[firstAt]
  if (!first) return undefined
  const last = getLast(days.slice(firstAt), before + size)
  const [from, to] = isOldestFirst ? [first.day, last] : [last, first.day]
  return { from, to, offset: before, limit: size, isOldestFirst }
}

function getLast(days: readonly RowsOfDay[], wanted: number): string {
  let met = 0
  const reached = days.find(({ count }) => (met += count) >= wanted)
  return (reached ?? days.at(-1))?.day as string
}
