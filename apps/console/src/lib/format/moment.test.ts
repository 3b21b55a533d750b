import { expect, it } from 'vitest'
import { toMoment, toWallTime } from './moment.ts'

it('reads a moment of any offset as a clock in Taipei shows it', () => {
  expect(toWallTime('2026-12-01T20:30:00Z')).toBe('2026-12-02T04:30')
  expect(toWallTime('2026-12-01T10:00:00+08:00')).toBe('2026-12-01T10:00')
})

it('gives back the same wall time', () => {
  expect(toWallTime(toMoment('2026-12-31T23:59'))).toBe('2026-12-31T23:59')
})

it('has no moment for nothing, and no time for what is no moment', () => {
  expect(toMoment('')).toBeNull()
  expect(toWallTime(null)).toBe('')
  expect(toWallTime('soon')).toBe('')
})
