import type { DayCode } from './day-codes.ts'

export type Month = { year: number; month: number }
export const dayPatterns = ['online', 'weekdays', 'lastMonth'] as const
export type DayPattern = (typeof dayPatterns)[number]

const at = ({ year, month }: Month, day: number) => new Date(Date.UTC(year, month - 1, day))
export const daysInMonth = ({ year, month }: Month): number => at({ year, month: month + 1 }, 0).getUTCDate()

export function monthBefore({ year, month }: Month): Month {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }
}

export function monthAfter({ year, month }: Month): Month {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

const isWeekend = (month: Month, day: number) => [0, 6].includes(at(month, day).getUTCDay())

/** The same weekday a month earlier: fleets rest on weekdays, not on dates. */
export function sameWeekdayLastMonth(month: Month, day: number): number {
  const weeksBack = day <= 28 ? 28 : 35
  return daysInMonth(monthBefore(month)) + day - weeksBack
}

type Last = readonly (string | null | undefined)[]

/** A whole month of codes; without a previous month to copy, every day is open. */
export function patternDays(pattern: DayPattern, month: Month, last: Last = []): DayCode[] {
  return Array.from({ length: daysInMonth(month) }, (_, i): DayCode => {
    const day = i + 1
    if (pattern === 'weekdays') return isWeekend(month, day) ? 'offline' : 'online'
    if (pattern === 'online') return 'online'
    return (last[sameWeekdayLastMonth(month, day) - 1] ?? 'online') as DayCode
  })
}
