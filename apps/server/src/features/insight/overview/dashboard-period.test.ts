import { expect, test } from 'vitest'
import { getPeriod, getSeriesStart } from './dashboard-period.ts'

test('compares a week with the same weekdays of the previous week, without today', () => {
  expect(getPeriod('week', '2027-01-02')).toEqual({
    from: '2026-12-28',
    to: '2027-01-02',
    doneTo: '2027-01-01',
    beforeFrom: '2026-12-21',
    beforeTo: '2026-12-25',
  })
})

test('has no whole day to compare if the week began today', () => {
  const { from, doneTo, beforeTo } = getPeriod('week', '2028-02-28')
  expect({ from, doneTo, beforeTo }).toEqual({ from: '2028-02-28', doneTo: null, beforeTo: null })
})

test('ends a week on Sunday', () => {
  expect(getPeriod('week', '2028-03-05')).toMatchObject({ from: '2028-02-28', beforeTo: '2028-02-26' })
})

test('includes today as the last day of a range, across the 29th of February', () => {
  expect(getPeriod('7', '2028-03-02')).toMatchObject({
    from: '2028-02-25',
    doneTo: '2028-03-01',
    beforeFrom: '2028-02-18',
    beforeTo: '2028-02-23',
  })
  expect(getPeriod('30', '2028-03-02')).toMatchObject({
    from: '2028-02-02',
    beforeFrom: '2028-01-03',
    beforeTo: '2028-01-31',
  })
})

test('shows at least two weeks in the chart', () => {
  expect(getSeriesStart('week', '2027-01-02')).toBe('2026-12-20')
  expect(getSeriesStart('30', '2027-01-02')).toBe('2026-12-04')
})
