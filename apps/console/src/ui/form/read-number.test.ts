import { expect, it } from 'vitest'
import { readNumber, stepNumber } from './read-number.ts'

it.each([
  ['8000', 8000],
  ['8,000', 8000],
  ['８０００', 8000],
  ['-1.5', -1.5],
  [' 12 ', 12],
  ['', undefined],
  ['  ', undefined],
])('parses %j as %j', (text, figure) => {
  expect(readNumber(text)).toBe(figure)
})

it.each(['1e9', '0x10', 'Infinity', '12a', '-', '1.2.3'])('returns NaN for %s', (text) => {
  expect(readNumber(text)).toBeNaN()
})

it('steps within its bounds and without binary rounding errors', () => {
  expect(stepNumber(0.1, 0.2)).toBe(0.3)
  expect(stepNumber(10, 1, 0, 10)).toBe(10)
  expect(stepNumber(undefined, -1, 1)).toBe(1)
  expect(stepNumber(Number.NaN, 1)).toBe(1)
})
