import { expect, test } from 'vitest'
import { sumAll, sumLines } from './log-sums.ts'

const days = ['2026-11-13', '2026-11-14', '2026-11-15']
const lines = [
  { id: 'order', label: '訂單', values: [1, 4, 0], look: 7 },
  { id: 'stream', label: '直播紀錄', values: [0, 0, 0], look: 11 },
]

test('a series has a total and a busiest day, unless it is all zeros', () => {
  expect(sumLines(lines, days)).toEqual([
    { id: 'order', label: '訂單', look: 7, total: 5, most: 4, mostDay: '2026-11-14' },
    { id: 'stream', label: '直播紀錄', look: 11, total: 0, most: 0, mostDay: undefined },
  ])
})

test('the total over all series has the busiest day and the largest category', () => {
  expect(sumAll(lines, days)).toMatchObject({ total: 5, busiest: 4, day: '2026-11-14', top: { id: 'order' } })
  expect(sumAll([], [])).toEqual({ total: 0, busiest: 0, day: undefined, top: undefined })
})
