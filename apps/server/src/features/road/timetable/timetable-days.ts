import {
  type DayCode,
  type DayName,
  dayNames,
  daysInMonth,
  isDayCode,
  type Month,
} from '@lumiroute/contract/timetable'

type DayFields = Partial<Record<DayName, string | null | undefined>>
export type ParsedDays = { codes: Map<number, DayCode>; ads: Map<number, number> }

/** The form's value for each day of the month: a code, or the ad on that day. */
export function parseDays(fields: DayFields, month: Month): ParsedDays {
  const days: ParsedDays = { codes: new Map(), ads: new Map() }
  for (const [at, name] of dayNames.slice(0, daysInMonth(month)).entries()) {
    const value = fields[name]
    if (value === undefined || value === null) continue
    if (isDayCode(value)) days.codes.set(at + 1, value)
    else days.ads.set(at + 1, Number(value))
  }
  return days
}

/** Days are closed by default, so that no vehicle is offered by accident. */
export const createClosedMonth = (): string[] => Array.from({ length: 31 }, () => 'offline')

export const applyCodes = (days: readonly string[], codes: ParsedDays['codes']): string[] =>
  days.map((code, at) => codes.get(at + 1) ?? code)

/** Days under their names in the form, for the audit trail. */
export const nameDays = (days: readonly string[]): Partial<Record<DayName, string>> =>
  Object.fromEntries(days.map((code, at) => [dayNames[at], code]))
export const nameAds = (ads: ParsedDays['ads']): Partial<Record<DayName, string>> =>
  Object.fromEntries([...ads].map(([day, adId]) => [dayNames[day - 1], String(adId)]))
