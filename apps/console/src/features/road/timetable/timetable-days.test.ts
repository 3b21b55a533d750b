import { expect, test } from 'vitest'
import { findChanges, countDays, isWithin, paint, repaint } from './timetable-days.ts'

const days = ['online', 'offline', '42', 'tt_avail', 'tt_reserv']

test('paints a range in either direction, except booked days', () => {
  const painted = ['online', 'tt_unavail', '42', 'tt_unavail', 'tt_reserv']
  expect(paint(days, [2, 4], 'tt_unavail')).toEqual(painted)
  expect(paint(days, [4, 2], 'tt_unavail')).toEqual(painted)
  expect(paint(days, [3, 3], 'offline')).toEqual(days)
})

test('setting a whole month leaves booked days', () => {
  expect(repaint(days, ['offline', 'offline', 'offline', 'offline', 'offline'])[2]).toBe('42')
})

test('sends only changed days', () => {
  expect(findChanges(days, paint(days, [1, 2], 'offline'))).toEqual({ day1: 'offline' })
  expect(findChanges(days, days)).toEqual({})
})

test('counts open, booked and closed days', () => {
  expect(countDays(days)).toEqual({ free: 2, booked: 1, offline: 1 })
})

test('a range includes both ends', () => {
  expect([2, 3, 5, 6].map((day) => isWithin(day, [5, 3]))).toEqual([false, true, true, false])
})
