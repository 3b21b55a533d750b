import { expect, test } from 'vitest'
import { afterKey, timeMarks } from './slider-steps.ts'

const steps = { at: 500, from: 0, to: 1000, step: 5 }

test.each([
  ['ArrowRight', 505],
  ['ArrowLeft', 495],
  ['PageUp', 550],
  ['PageDown', 450],
  ['Home', 0],
  ['End', 1000],
  ['Enter', undefined],
])('%s moves to %s', (key, at) => {
  expect(afterKey(key, steps)).toBe(at)
})

test('puts marks on whole hours of a day, and on minutes of a short drive', () => {
  const nine = Date.parse('2026-11-15T09:00:00+08:00') / 1000
  expect(timeMarks(nine - 60, nine + 8 * 3600, 10)).toEqual(
    Array.from({ length: 9 }, (_, i) => nine + i * 3600),
  )
  expect(timeMarks(nine + 10, nine + 200, 4)).toEqual([nine + 60, nine + 120, nine + 180])
  expect(timeMarks(nine, nine, 4)).toEqual([nine])
})
