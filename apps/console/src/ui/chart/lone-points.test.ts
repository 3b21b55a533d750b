import { expect, it } from 'vitest'
import { lonePoints } from './lone-points.ts'

it('finds values without neighbours', () => {
  expect(lonePoints([3])).toEqual([0])
  expect(lonePoints([0, null, 5, null, 1, 2, null, 4])).toEqual([0, 2, 7])
  expect(lonePoints([1, 2, 3])).toEqual([])
  expect(lonePoints([null, null])).toEqual([])
})
