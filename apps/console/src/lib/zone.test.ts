import { afterEach, describe, expect, it } from 'vitest'
import { businessDate, timeTexts } from '../ui/chart/axis-times.ts'
import { getDay, formatDateTime, formatTime } from './format/format.ts'
import { toMoment, toWallTime } from './format/moment.ts'
import { setBusinessZone, zoneOffsetMs } from './zone.ts'

afterEach(() => setBusinessZone('Asia/Taipei'))

const zones = ['Asia/Taipei', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC']

describe('the business zone', () => {
  it.each(zones)('%s agrees with the zone database over two years, at each quarter of an hour', (zone) => {
    setBusinessZone(zone)
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    const start = Date.UTC(2025, 0, 1)
    for (let ms = start; ms < start + 2 * 366 * 86_400_000; ms += 101 * 900_000)
      expect(toWallTime(new Date(ms).toISOString()).replace('T', ' ')).toBe(shown.format(ms))
  })

  it('shows days, times and marks of a zone other than Taipei, including summer time', () => {
    setBusinessZone('America/New_York')
    expect(formatDateTime('2026-11-16T03:30:00Z')).toBe('2026/11/15（日）22:30')
    expect(formatTime('2026-07-01T03:30:00Z')).toBe('23:30')
    expect(getDay(new Date('2026-11-16T04:59:59Z'))).toBe('2026-11-15')
    const at = Date.parse('2026-11-16T14:00:00Z') / 1000
    expect(timeTexts([at, at + 3600])).toEqual(['09:00', '10:00'])
    expect(businessDate(at).getHours()).toBe(9)
  })

  it('sends the typed time with the offset of that day', () => {
    setBusinessZone('America/New_York')
    expect(toMoment('2026-11-15T22:30')).toBe('2026-11-15T22:30:00-05:00')
    expect(toMoment('2026-07-01T08:00')).toBe('2026-07-01T08:00:00-04:00')
    expect(toWallTime(toMoment('2026-03-08T03:30'))).toBe('2026-03-08T03:30')
    setBusinessZone('Asia/Kathmandu')
    expect(toMoment('2026-07-01T08:00')).toBe('2026-07-01T08:00:00+05:45')
  })

  it('handles an offset change in the middle of a day', () => {
    setBusinessZone('Europe/Berlin')
    expect(zoneOffsetMs(Date.UTC(2026, 9, 25, 0, 59, 59))).toBe(2 * 3_600_000)
    expect(zoneOffsetMs(Date.UTC(2026, 9, 25, 1))).toBe(3_600_000)
  })
})
