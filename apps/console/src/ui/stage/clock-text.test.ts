import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [0, '0:00'],
  [7999, '0:07'],
  [754_000, '12:34'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('formats %i ms as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
