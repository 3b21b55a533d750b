import { expect, test } from 'vitest'
import { getPointAmount } from './order-transitions.ts'
import type { ItemRow } from './queries/locked-order.queries.ts'

test('only what is still paid for eligible products earns points', () => {
  const row = (total: number, refunded: number, isPointEligible: boolean) =>
    ({ total, refunded, isPointEligible }) as ItemRow
  expect(getPointAmount([row(300, 100, true), row(500, 0, false), row(50, 0, true)])).toBe(250)
  expect(getPointAmount([])).toBe(0)
})
