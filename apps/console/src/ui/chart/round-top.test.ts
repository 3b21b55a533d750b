import { expect, test } from 'vitest'
import { roundTop } from './round-top.ts'

test('the axis ends at a round number at or above every value', () => {
  expect([0, 3, 4, 9, 41, 999, 1001, 24_300].map((most) => roundTop(most, 4))).toEqual([
    4, 4, 4, 12, 60, 1000, 1200, 32_000,
  ])
})
