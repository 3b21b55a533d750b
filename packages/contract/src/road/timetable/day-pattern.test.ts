import { expect, test } from 'vitest'
import { daysInMonth, monthAfter, monthBefore, patternDays, sameWeekdayLastMonth } from './day-pattern.ts'

const weekday = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()

test('computes the length and neighbours of months, over the turn of the year', () => {
  expect([1, 2, 4].map((month) => daysInMonth({ year: 2028, month }))).toEqual([31, 29, 30])
  expect(daysInMonth({ year: 2026, month: 12 })).toBe(31)
  expect(monthBefore({ year: 2027, month: 1 })).toEqual({ year: 2026, month: 12 })
  expect(monthAfter({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 })
})

test('the twin of every day of ten years is in the previous month, on the same weekday', () => {
  const astray: string[] = []
  for (let at = { year: 2024, month: 1 }; at.year < 2034; at = monthAfter(at)) {
    const last = monthBefore(at)
    for (let day = 1; day <= daysInMonth(at); day++) {
      const twin = sameWeekdayLastMonth(at, day)
      const isInside = twin >= 1 && twin <= daysInMonth(last)
      const isTwin = weekday(last.year, last.month, twin) === weekday(at.year, at.month, day)
      if (!isInside || !isTwin) astray.push(`${at.year}-${at.month}-${day}`)
    }
  }
  expect(astray).toEqual([])
})

test('weekdays are open and weekends closed', () => {
  const days = patternDays('weekdays', { year: 2026, month: 11 })
  expect(days).toHaveLength(30)
  expect(days.slice(0, 8)).toEqual([
    'offline',
    'online',
    'online',
    'online',
    'online',
    'online',
    'offline',
    'offline',
  ])
})

test('without a previous month every day is open', () => {
  expect(new Set(patternDays('lastMonth', { year: 2026, month: 11 }))).toEqual(new Set(['online']))
})
