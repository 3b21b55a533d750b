import type { FormatLanguage } from './format.ts'

/** Days are YYYY-MM-DD and months YYYY-MM: no zone can shift them. */
const dayMs = 86_400_000

function toMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

export function getMonth(day: string): string {
  return day.slice(0, 7)
}

export function addDays(day: string, count: number): string {
  return toDay(toMs(day) + count * dayMs)
}

export function getWeekday(day: string): number {
  return new Date(toMs(day)).getUTCDay()
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return toDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7)
}

function lastDay(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** The same day of another month, or its last: 31 January becomes 28 February. */
export function moveMonths(day: string, count: number): string {
  const month = addMonths(getMonth(day), count)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > lastDay(month) ? lastDay(month) : wanted
}

/** Weeks from Sunday to Saturday, filled with days of the neighbouring months. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -getWeekday(first))
  const weeks: string[][] = []
  for (let sunday = start; sunday <= lastDay(month); sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)))
  return weeks
}

const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function monthTitle(month: string, language: FormatLanguage = 'zh-TW'): string {
  if (language === 'en') return englishMonth.format(toMs(`${month}-01`))
  const [year, number] = month.split('-')
  return `${year}年${Number(number)}月`
}

export const weekdayNames: Record<FormatLanguage, readonly string[]> = {
  'zh-TW': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
}
