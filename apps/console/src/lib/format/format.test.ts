import { describe, expect, it } from 'vitest'
import {
  getDay,
  formatBytes,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatKm,
  formatMegabytes,
  formatMoney,
  formatTime,
} from './format.ts'

describe('dates', () => {
  it('shows a wire date with its weekday', () => {
    expect(formatDate('2026-11-15')).toBe('2026/11/15（日）')
    expect(formatDate('2026-11-15', 'en')).toBe('2026/11/15 (Sun)')
    expect(formatDate('2028-02-29')).toBe('2028/02/29（二）')
  })

  it('shows times in Taipei, across the turn of the year', () => {
    expect(formatDateTime('2026-12-31T16:05:00Z')).toBe('2027/01/01（五）00:05')
    expect(formatTime('2026-11-15T06:05:59+00:00')).toBe('14:05')
    expect(formatTime('2026-11-15T16:00:00Z')).toBe('00:00')
    expect(getDay(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15')
  })

  it('agrees with the zone database before and after Taiwan’s offset became fixed', () => {
    const zone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Taipei',
      hour: '2-digit',
      minute: '2-digit',
    })
    for (const at of [
      '1979-08-01T20:30:00Z',
      '1980-01-01T00:00:00Z',
      '2026-06-30T15:59:59Z',
      '2100-02-28T16:00:00Z',
    ])
      expect(formatTime(at)).toBe(zone.format(new Date(at)))
  })

  it('shows a time with seconds', () => {
    expect(formatClock('2026-11-15T06:05:59Z')).toBe('14:05:59')
    expect(formatClock(Date.parse('2026-11-15T16:00:01Z'))).toBe('00:00:01')
    expect(formatClock(null)).toBe('—')
  })

  it('shows a dash for a missing or invalid date', () => {
    for (const text of [null, undefined, '', 'soon']) expect(formatDate(text)).toBe('—')
  })
})

describe('numbers', () => {
  it('groups counts and money', () => {
    expect(formatCount(1234)).toBe('1,234')
    expect(formatMoney(8000)).toBe('NT$8,000')
    expect(formatMoney(-500)).toBe('-NT$500')
    expect(formatMoney(undefined)).toBe('—')
    expect(formatCount(Number.NaN)).toBe('—')
  })

  it('chooses the unit of bytes without ever showing 1000 of one', () => {
    expect(formatBytes(0)).toBe('0 B')
    expect(formatBytes(999)).toBe('999 B')
    expect(formatBytes(999_999)).toBe('1 MB')
    expect(formatBytes(1_500_000)).toBe('1.5 MB')
    expect(formatBytes(20_000_000)).toBe('20 MB')
    expect(formatBytes(1_073_741_824)).toBe('1.1 GB')
  })
})

it('shows megabytes with two decimals', () => {
  expect(formatMegabytes(1234.5)).toBe('1,234.50 MB')
  expect(formatMegabytes(undefined)).toBe('—')
})

it('shows kilometres with one decimal', () => {
  expect(formatKm(1234.56)).toBe('1,234.6 km')
  expect(formatKm(0)).toBe('0.0 km')
  expect(formatKm(null)).toBe('—')
})
