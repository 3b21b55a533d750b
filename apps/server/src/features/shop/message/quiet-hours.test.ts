import { expect, test } from 'vitest'
import { endOfQuietHours, daysIntoMonth, nextMonth } from './quiet-hours.ts'

const tz = 'Asia/Taipei'
const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['2026-11-15T08:00:00', '2026-11-15T08:00:00'],
  ['2026-11-15T21:59:59', '2026-11-15T21:59:59'],
  ['2026-11-15T22:00:00', '2026-11-16T08:00:00'],
  ['2026-12-31T23:59:59', '2027-01-01T08:00:00'],
  ['2026-11-15T00:00:00', '2026-11-15T08:00:00'],
  ['2026-11-15T07:59:59', '2026-11-15T08:00:00'],
])('a message due at %s starts at %s', (due, begins) => {
  expect(endOfQuietHours(at(due), tz)).toEqual(at(begins))
})

test('resets the quota with the month in business time', () => {
  expect(nextMonth(at('2026-12-31T23:00:00'), tz)).toEqual(at('2027-01-01T00:00:00'))
  expect(nextMonth(at('2026-11-01T00:00:00'), tz)).toEqual(at('2026-12-01T00:00:00'))
})

test('counts elapsed days of the month with fractions', () => {
  expect(daysIntoMonth(at('2026-11-01T12:00:00'), tz)).toBe(0.5)
  expect(daysIntoMonth(at('2026-11-16T00:00:00'), tz)).toBe(15)
})
