import {
  type DayCode,
  type DayName,
  dayNames,
  daysInMonth,
  isDayCode,
  type Month,
} from '@lumiroute/contract/timetable'

type Given = Partial<Record<DayName, string | null | undefined>>
export type GivenDays = { codes: Map<number, DayCode>; ads: Map<number, number> }

/** What a form says of each day that the month has: a code, or the ad that the day shall carry. */
export function readDays(given: Given, month: Month): GivenDays {
  const days: GivenDays = { codes: new Map(), ads: new Map() }
  for (const [at, name] of dayNames.slice(0, daysInMonth(month)).entries()) {
    const value = given[name]
    if (value === undefined || value === null) continue
    if (isDayCode(value)) days.codes.set(at + 1, value)
    else days.ads.set(at + 1, Number(value))
  }
  return days
}

/** Days that nobody opened stay closed: a vehicle is never offered by accident. */
export const closedMonth = (): string[] => Array.from({ length: 31 }, () => 'offline')

export const withCodes = (days: readonly string[], codes: GivenDays['codes']): string[] =>
  days.map((code, at) => codes.get(at + 1) ?? code)
