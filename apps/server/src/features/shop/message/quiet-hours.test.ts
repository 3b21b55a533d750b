import { expect, test } from 'vitest'
import { afterNight, daysIntoMonth, nextMonth } from './quiet-hours.ts'

const tz = 'Asia/Taipei'
const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['2026-11-15T08:00:00', '2026-11-15T08:00:00'],
  ['2026-11-15T21:59:59', '2026-11-15T21:59:59'],
  ['2026-11-15T22:00:00', '2026-11-16T08:00:00'],
  ['2026-12-31T23:59:59', '2027-01-01T08:00:00'],
  ['2026-11-15T00:00:00', '2026-11-15T08:00:00'],
  ['2026-11-15T07:59:59', '2026-11-15T08:00:00'],
])('what is due at %s begins at %s', (due, begins) => {
  expect(afterNight(at(due), tz)).toEqual(at(begins))
})

test('the quota comes anew with the month of the business', () => {
  expect(nextMonth(at('2026-12-31T23:00:00'), tz)).toEqual(at('2027-01-01T00:00:00'))
  expect(nextMonth(at('2026-11-01T00:00:00'), tz)).toEqual(at('2026-12-01T00:00:00'))
})

test('days into the month are counted with their part', () => {
  expect(daysIntoMonth(at('2026-11-01T12:00:00'), tz)).toBe(0.5)
  expect(daysIntoMonth(at('2026-11-16T00:00:00'), tz)).toBe(15)
})
