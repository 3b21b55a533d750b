import type { ShopOrder } from '@lumiroute/contract/order'
import { expect, test } from 'vitest'
import { getLeft, getPart, getShippingLeft, computeWorth } from './refund-sums.ts'

const item = {
  oiProdSaleQty: 3,
  oiRefundedQty: 1,
  oiTotal: 340,
  oiRefunded: 120,
} as ShopOrder['items'][number]
const order = { orderAmount: 400, refundedAmount: 150, items: [item] } as ShopOrder

test('computes what is left of an order line and of the shipping fee', () => {
  expect(getLeft(item)).toEqual({ qty: 2, amount: 220 })
  expect(getShippingLeft(order)).toBe(30)
})

test('adds up a part, even while a field has no number', () => {
  expect(getPart([{ amount: 100 }, { amount: NaN }, {}], 20)).toBe(120)
})

test('pieces get their share of the remaining value, the last ones the rest', () => {
  const dear = { ...item, oiProdSaleQty: 4, oiTotal: 220, oiRefunded: 120 }
  expect([0, 1, 2, 3, 9].map((qty) => computeWorth(dear, qty))).toEqual([0, 33, 67, 100, 100])
  expect([computeWorth(item, undefined), computeWorth(item, NaN)]).toEqual([0, 0])
})
