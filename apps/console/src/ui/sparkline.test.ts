import { expect, test } from 'vitest'
import { splitRuns } from './sparkline.tsx'

test('the highest value touches the top, and nought the bottom', () => {
  const [run] = splitRuns([0, 5, 10])
  expect(run?.map(({ y }) => y)).toEqual([17.5, 10, 2.5])
})

test('a value that is not known breaks the line, and is not drawn as nought', () => {
  expect(splitRuns([1, null, 2, 3]).map((run) => run.length)).toEqual([1, 2])
  expect(splitRuns([null, null])).toEqual([])
})

test('a line of noughts lies at the bottom', () => {
  expect(splitRuns([0, 0])[0]?.every(({ y }) => y === 17.5)).toBe(true)
})
