import type { ChangedLine } from '@lumiroute/contract/order'
import { expect, test } from 'vitest'
import type { CartLine } from './cart.ts'
import {
  acceptChange,
  canAccept,
  changeLine,
  insertLine,
  removeLine,
  sumLines,
  toProductList,
} from './change-cart.ts'

const line = (change: Partial<CartLine> = {}): CartLine => ({
  prodCode: 'LATTE',
  varCode: 'M',
  quantity: 2,
  name: '拿鐵',
  options: '中杯',
  price: 120,
  image: null,
  ...change,
})
const changed = (change: Partial<ChangedLine> = {}): ChangedLine => ({
  prodCode: 'latte',
  varCode: 'M',
  prodName: '拿鐵',
  reason: 'price',
  message: '',
  prodSalePrice: 130,
  stock: null,
  ...change,
})
const cart = [line(), line({ varCode: 'L', price: 140, quantity: 1 }), line({ prodCode: 'TEA', varCode: '' })]

test('adds up what the person saw', () => {
  expect(sumLines(cart)).toBe(120 * 2 + 140 + 120 * 2)
  expect(sumLines([])).toBe(0)
})

test('changes and removes one variant only, and puts a removed line back where it was', () => {
  expect(changeLine(cart, line(), { quantity: 5 }).map(({ quantity }) => quantity)).toEqual([5, 1, 2])
  const without = removeLine(cart, line({ varCode: 'L' }))
  expect(without).toHaveLength(2)
  expect(insertLine(without, line({ varCode: 'L', price: 140, quantity: 1 }), 1)).toEqual(cart)
})

test('accepts a new price and the pieces that are left, for that line alone', () => {
  expect(acceptChange(cart, changed()).map(({ price }) => price)).toEqual([130, 140, 120])
  const short = changed({ reason: 'stock', stock: 1 })
  expect(acceptChange(cart, short).map(({ quantity, price }) => [quantity, price])).toEqual([
    [1, 120],
    [1, 140],
    [2, 120],
  ])
})

test.each<[string, Partial<ChangedLine>]>([
  ['sold out', { reason: 'stock', stock: 0 }],
  ['a stock that is not counted', { reason: 'stock', stock: null }],
  ['gone', { reason: 'gone', prodSalePrice: null }],
  ['off', { reason: 'off' }],
  ['another delivery', { reason: 'delivery' }],
  ['too many', { reason: 'many' }],
])('cannot accept %s', (_what, change) => {
  expect(canAccept(changed(change))).toBe(false)
  expect(acceptChange(cart, changed(change))).toEqual(cart)
})

test('sends codes, quantities and the seen prices, and no variant for a product without', () => {
  expect(toProductList([cart[0] as CartLine, cart[2] as CartLine])).toEqual([
    { prodCode: 'LATTE', prodName: '拿鐵', prodSalePrice: 120, prodSaleQty: 2, varCode: 'M' },
    { prodCode: 'TEA', prodName: '拿鐵', prodSalePrice: 120, prodSaleQty: 2 },
  ])
})
