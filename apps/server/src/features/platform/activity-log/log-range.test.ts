import { expect, test } from 'vitest'
import { text } from '../../../text/text.ts'
import { listDays, readRange } from './log-range.ts'

const zone = 'Asia/Taipei'
const lateEvening = new Date('2026-05-30T16:30:00Z')

test('defaults to the three months up to today in business time', () => {
  expect(readRange({}, zone, lateEvening)).toEqual({ startDate: '2026-02-28', endDate: '2026-05-31' })
})

test('derives the start from a given end, across a new year too', () => {
  expect(readRange({ endDate: '2028-02-29' }, zone, lateEvening).startDate).toBe('2027-11-29')
  expect(readRange({ endDate: '2024-05-31' }, zone, lateEvening).startDate).toBe('2024-02-29')
})

test('rejects a start after the end at its field', () => {
  expect(() => readRange({ startDate: '2026-05-02', endDate: '2026-05-01' }, zone, lateEvening)).toThrow(
    expect.objectContaining({ fields: { startDate: text('activityLog.startAfterEnd') } }),
  )
})

test('accepts a leap year and rejects one day more', () => {
  const range = { startDate: '2024-01-01', endDate: '2024-12-31' }
  expect(readRange(range, zone, lateEvening)).toEqual(range)
  expect(() => readRange({ ...range, endDate: '2025-01-01' }, zone, lateEvening)).toThrow(
    '日期範圍最多 366 天',
  )
})

test('lists days with both ends', () => {
  expect(listDays({ startDate: '2024-02-28', endDate: '2024-03-01' })).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ])
  expect(listDays({ startDate: '2026-05-01', endDate: '2026-05-01' })).toEqual(['2026-05-01'])
})
