import { daysInMonth, type Month } from '@lumiroute/contract/timetable'

/** As YYYY-MM. */
export const formatMonth = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`
/** As YYYY-MM-DD. */
export const formatDay = (month: Month, day: number) =>
  `${formatMonth(month)}-${String(day).padStart(2, '0')}`

export function parseMonth(yearMonth: string): Month {
  const [year, month] = yearMonth.split('-').map(Number) as [number, number]
  return { year, month }
}

/** Every date of a month given as YYYY-MM. */
export function listMonthDates(yearMonth: string): string[] {
  const month = parseMonth(yearMonth)
  return Array.from({ length: daysInMonth(month) }, (_, i) => formatDay(month, i + 1))
}
