import type { DashboardRange, Period } from '@lumiroute/contract/overview'

const dayMs = 86_400_000

/** Adds days to a wire date; dates have no zone, so no clock change can shift them. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Monday is 1. */
const getWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const countDays = (range: DashboardRange, today: string) =>
  range === 'week' ? getWeekday(today) : Number(range)

/** Today is not over: comparing it with a whole day would show a drop every morning. */
export function getPeriod(range: DashboardRange, today: string): Period {
  const days = countDays(range, today)
  const from = addDays(today, 1 - days)
  const beforeFrom = addDays(from, range === '30' ? -30 : -7)
  const isCompared = days > 1
  return {
    from,
    to: today,
    doneTo: isCompared ? addDays(today, -1) : null,
    beforeFrom,
    beforeTo: isCompared ? addDays(beforeFrom, days - 2) : null,
  }
}

/** The chart shows at least two weeks, whatever is summed. */
export const getSeriesStart = (range: DashboardRange, today: string): string =>
  addDays(today, range === '30' ? -29 : -13)

export const getEarlier = (one: string, other: string) => (one < other ? one : other)
