import { expect, it } from 'vitest'
import { toMoment, toWallTime } from './moment.ts'

it('converts a time of any offset to Taipei wall time', () => {
  expect(toWallTime('2026-12-01T20:30:00Z')).toBe('2026-12-02T04:30')
  expect(toWallTime('2026-12-01T10:00:00+08:00')).toBe('2026-12-01T10:00')
})

it('converts wall time back and forth', () => {
  expect(toWallTime(toMoment('2026-12-31T23:59'))).toBe('2026-12-31T23:59')
})

it("returns null for no time, and '' for an invalid one", () => {
  expect(toMoment('')).toBeNull()
  expect(toWallTime(null)).toBe('')
  expect(toWallTime('soon')).toBe('')
})
