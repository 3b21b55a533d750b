import { expect, test } from 'vitest'
import { splitRuns } from './sparkline.tsx'

test('draws the highest value at the top, and 0 at the bottom', () => {
  const [run] = splitRuns([0, 5, 10])
  expect(run?.map(({ y }) => y)).toEqual([17.5, 10, 2.5])
})

test('an unknown value breaks the line, and is not drawn as 0', () => {
  expect(splitRuns([1, null, 2, 3]).map((run) => run.length)).toEqual([1, 2])
  expect(splitRuns([null, null])).toEqual([])
})

test('draws zeros at the bottom', () => {
  expect(splitRuns([0, 0])[0]?.every(({ y }) => y === 17.5)).toBe(true)
})
