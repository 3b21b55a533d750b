import { expect, test } from 'vitest'
import { findLastFixes, getLivePlace, getServerTime } from './live-place.ts'
import { writePayloads } from './live-reporter.ts'

const hour = 3_600_000

test('applies a skew if it moves a fresh report closer to now', () => {
  const now = 50 * hour
  // A fast and a slow clock that were not corrected.
  expect(getServerTime(now + hour - 2000, -hour, now)).toBe(now - 2000)
  expect(getServerTime(now - hour - 2000, hour, now)).toBe(now - 2000)
  // The same if the box corrected its times itself.
  expect(getServerTime(now - 2000, -hour, now)).toBe(now - 2000)
  expect(getServerTime(now - 2000, hour, now)).toBe(now - 2000)
  // Queued fixes stay old; none is in the future.
  expect(getServerTime(now - 3 * hour, hour, now)).toBe(now - 3 * hour)
  expect(getServerTime(now + 5000, null, now)).toBe(now)
})

test('computes the heading from a fix far enough back in time, in any sequence of arrival', () => {
  const fixes = [
    { at: 10_000, lat: 25.001, lng: 121 },
    { at: 0, lat: 25, lng: 121 },
    { at: 9500, lat: 25.0009, lng: 121.0001 },
  ]
  expect(findLastFixes(fixes)).toEqual({ last: fixes[0], before: fixes[1] })
  expect(getLivePlace(fixes[0] as never, fixes[1])).toMatchObject({ heading: 0, speedKmh: 40 })
})

test('has no heading after a jump, a long pause or a first fix; while standing only a speed', () => {
  const last = { at: 10_000, lat: 25, lng: 121 }
  const unknown = { ...last, heading: null, speedKmh: null }
  expect(getLivePlace(last, { at: 0, lat: 26, lng: 121 })).toEqual(unknown)
  expect(getLivePlace(last, { at: -hour, lat: 25.001, lng: 121 })).toEqual(unknown)
  expect(getLivePlace(last, undefined)).toEqual(unknown)
  expect(getLivePlace(last, { ...last, at: 0 })).toEqual({ ...last, heading: null, speedKmh: 0 })
})

test('payloads contain every report and none is too large for PostgreSQL', () => {
  const reports = Array.from({ length: 700 }, (_none, i) => ({
    vehicleId: i + 1,
    seenAt: 1,
    onScreen: { adId: 1, adName: '廣告', name: '廣'.repeat(i % 200) },
  }))
  const payloads = [...writePayloads(reports)]
  expect(Math.max(...payloads.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(7900)
  expect(payloads.flatMap((text) => JSON.parse(text) as unknown[])).toEqual(reports)
  expect([...writePayloads([])]).toEqual([])
})
