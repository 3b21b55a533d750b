import { expect, test } from 'vitest'
import { findForbidden } from '../check-imports.ts'
import { findCycles } from './find-cycles.ts'

const server = 'apps/server/src/features'

test('finds a cycle, also through a third file', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', ['a.ts']],
  ])
  expect(findCycles(graph).map((files) => files.sort())).toEqual([['a.ts', 'b.ts', 'c.ts']])
})

test('rejects an import against the direction of the areas', () => {
  const up = new Map([[`${server}/advertising/ad/approve-ad.ts`, [`${server}/shop/order/pay-order.ts`]]])
  expect(findForbidden(up)).toHaveLength(1)
  const down = new Map([[`${server}/shop/order/pay-order.ts`, [`${server}/advertising/payment/pay-ad.ts`]]])
  expect(findForbidden(down)).toEqual([])
})

test("rejects imports of another noun's queries, but not of its actions", () => {
  const file = `${server}/road/record/get-record.ts`
  expect(findForbidden(new Map([[file, [`${server}/road/device/device.queries.ts`]]]))).toHaveLength(1)
  expect(findForbidden(new Map([[file, [`${server}/road/device/lock-device.ts`]]]))).toEqual([])
})

test('code that ships imports no test code', () => {
  const file = `${server}/road/record/get-record.ts`
  expect(findForbidden(new Map([[file, ['apps/server/src/testing/factories.ts']]]))).toHaveLength(1)
})
