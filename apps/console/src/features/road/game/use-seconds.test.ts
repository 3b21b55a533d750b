import { expect, it } from 'vitest'
import { formatClock, secondsUntil } from './use-seconds.ts'

const end = '2026-11-15T12:02:48Z'
it.each([
  ['12:01:17', '1:31'],
  ['12:02:47', '0:01'],
  ['12:02:48', '0:00'],
  ['12:03:00', '0:00'],
])('at %s it counts %s', (clock, text) => {
  expect(formatClock(secondsUntil(end, Date.parse(`2026-11-15T${clock}Z`)) ?? -1)).toBe(text)
})

it('counts nothing without an end', () => {
  expect(secondsUntil(null, 0)).toBeNull()
})
