import { expect, test } from 'vitest'
import { businessDate, timeTexts } from './axis-times.ts'

const nine = Date.parse('2026-11-15T09:00:00+08:00') / 1000

test('labels marks in Taipei time, with seconds only if they are that close', () => {
  expect(timeTexts([nine, nine + 3600])).toEqual(['09:00', '10:00'])
  expect(timeTexts([nine, nine + 15])).toEqual(['09:00:00', '09:00:15'])
  expect(timeTexts([])).toEqual([])
})

test('the hours of a date are those of Taipei', () => {
  expect(businessDate(nine).getHours()).toBe(9)
  expect(businessDate(nine).getMinutes()).toBe(0)
})
