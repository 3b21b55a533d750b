import { expect, it } from 'vitest'
import { addDays, addMonths, monthTitle, monthWeeks, moveMonths } from './month.ts'

it('names a month as the Taiwanese calendar does', () => {
  expect(monthTitle('2026-11')).toBe('2026年11月')
  expect(monthTitle('2027-03')).toBe('2027年3月')
  expect(monthTitle('2026-11', 'en')).toBe('November 2026')
})

it('lays out weeks from Sunday', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks).toHaveLength(5)
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
  expect(monthWeeks('2026-02')).toHaveLength(4)
  expect(monthWeeks('2026-08')).toHaveLength(6)
})

it('crosses years, leap days and short months', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(moveMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(moveMonths('2027-03-31', -1)).toBe('2027-02-28')
})
