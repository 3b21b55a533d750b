import type { Line } from '@lumiroute/geo'
import { expect, test } from 'vitest'
import { nearestPoint, withoutPoint, withPoint } from './line-points.ts'

const lines: Line[] = [
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [5, 5],
    [6, 5],
  ],
]

test('adds a point to the last line, or starts the first', () => {
  expect(withPoint([], [1, 2])).toEqual([[[1, 2]]])
  expect(withPoint(lines, [7, 5])[1]).toEqual([...(lines[1] as Line), [7, 5]])
})

test('removes a point, and a line with only one left', () => {
  expect(withoutPoint(lines, { line: 0, point: 1 })[0]).toEqual([
    [0, 0],
    [2, 0],
  ])
  expect(withoutPoint(lines, { line: 1, point: 0 })).toEqual([lines[0]])
})

test('finds the nearest point only within reach', () => {
  const from = (x: number, y: number) => (at: [number, number]) => Math.hypot(at[0] - x, at[1] - y)
  expect(nearestPoint(lines, from(5.9, 5), 1)).toEqual({ line: 1, point: 1 })
  expect(nearestPoint(lines, from(3.5, 3), 1)).toBeUndefined()
})
