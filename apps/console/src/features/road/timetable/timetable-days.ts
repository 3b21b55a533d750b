import {
  type DayName,
  dayNames,
  daysInMonth,
  isDayCode,
  type Month,
  type Timetable,
} from '@lumiroute/contract/timetable'

/** The days of a month: codes, or ad ids on booked days. */
export type Days = readonly string[]

export const formatYearMonth = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`

export function monthOfText(yearMon: string): Month {
  const [year = 0, month = 1] = yearMon.split('-').map(Number)
  return { year, month }
}

export const getDays = (timetable: Timetable): Days =>
  dayNames.slice(0, daysInMonth(timetable)).map((name) => timetable[name] ?? 'offline')

export const isBooked = (value: string | undefined): boolean => value !== undefined && !isDayCode(value)

/** Inclusive range in either direction; days count from 1. */
export const isWithin = (day: number, [from, to]: readonly [number, number]) =>
  day >= Math.min(from, to) && day <= Math.max(from, to)

/** Sets a range of days; booked days stay. */
export const paint = (days: Days, range: readonly [number, number], code: string): Days =>
  days.map((value, at) => (isWithin(at + 1, range) && !isBooked(value) ? code : value))

/** Sets the whole month; booked days stay. */
export const repaint = (days: Days, codes: Days): Days =>
  days.map((value, at) => (isBooked(value) ? value : (codes[at] ?? value)))

/** The changed days, which an update has to send. */
export function findChanges(before: Days, after: Days): Partial<Record<DayName, string>> {
  const changed = after.flatMap((value, at) => (value === before[at] ? [] : [[dayNames[at], value]]))
  return Object.fromEntries(changed) as Partial<Record<DayName, string>>
}

const open = new Set(['online', 'tt_avail'])

export function countDays(days: Days): { free: number; booked: number; offline: number } {
  return {
    free: days.filter((value) => open.has(value)).length,
    booked: days.filter(isBooked).length,
    offline: days.filter((value) => value === 'offline').length,
  }
}
