import { expect, test } from 'vitest'
import { fitting } from './use-fit.ts'

test('a menu that fits needs no "more" button', () => {
  expect(fitting([100, 100, 100], 300)).toBe(3)
})

test('a menu that does not fit leaves space for the "more" button', () => {
  expect(fitting([100, 100, 100], 299)).toBe(2)
  expect(fitting([100, 100, 100], 150)).toBe(0)
})
