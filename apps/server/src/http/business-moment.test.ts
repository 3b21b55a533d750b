import { expect, test } from 'vitest'
import { formatMoment, isForeignMoment } from '../clock/business-moment.ts'

test.each([
  ['2026-11-15T06:05:00.007Z', 'Asia/Taipei', '2026-11-15T14:05:00.007+08:00'],
  ['2026-12-31T16:00:00Z', 'Asia/Taipei', '2027-01-01T00:00:00.000+08:00'],
  ['2026-07-01T12:00:00Z', 'America/New_York', '2026-07-01T08:00:00.000-04:00'],
  ['2026-01-01T12:00:00Z', 'America/New_York', '2026-01-01T07:00:00.000-05:00'],
  ['2026-01-01T12:00:59.999Z', 'Asia/Kolkata', '2026-01-01T17:30:59.999+05:30'],
  ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00.000+00:00'],
])('%s in %s is %s', (at, timeZone, text) => {
  expect(formatMoment(new Date(at), timeZone)).toBe(text)
  expect(Date.parse(text)).toBe(Date.parse(at))
})

test.each([
  ['2026-11-15T06:05:00Z', true],
  ['2026-11-15T06:05:00', true],
  ['2026-11-15T06:05:00+09:00', true],
  ['2026-11-15T06:05:00.123456+08:00', false],
  ['2026-11-15', false],
  ['播出於 2026-11-15T06:05:00Z', false],
])('%s does not have Taipei’s offset: %s', (text, isForeign) => {
  expect(isForeignMoment(text, 'Asia/Taipei')).toBe(isForeign)
})
