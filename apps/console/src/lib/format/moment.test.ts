import { expect, it } from 'vitest'
import { momentOf, wallTimeOf } from './moment.ts'

it('reads a moment of any offset as a clock in Taipei shows it', () => {
  expect(wallTimeOf('2026-12-01T20:30:00Z')).toBe('2026-12-02T04:30')
  expect(wallTimeOf('2026-12-01T10:00:00+08:00')).toBe('2026-12-01T10:00')
})

it('gives back the same wall time', () => {
  expect(wallTimeOf(momentOf('2026-12-31T23:59'))).toBe('2026-12-31T23:59')
})

it('has no moment for nothing, and no time for what is no moment', () => {
  expect(momentOf('')).toBeNull()
  expect(wallTimeOf(null)).toBe('')
  expect(wallTimeOf('soon')).toBe('')
})
