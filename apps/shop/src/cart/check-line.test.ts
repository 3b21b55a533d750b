import type { FrontProductDetail } from '@lumiroute/contract/front'
import { expect, test } from 'vitest'
import type { CartLine } from './cart.ts'
import { checkLine, countProduct, isOrderable } from './check-line.ts'

const line: CartLine = {
  prodCode: 'LATTE',
  varCode: 'M',
  quantity: 2,
  name: '拿鐵',
  options: '中杯',
  price: 120,
  image: null,
}
type Variant = FrontProductDetail['prodVariants'][number]
const variant = (change: Partial<Variant> = {}): Variant => ({
  varCode: 'M',
  optionValues: ['中杯'],
  salePrice: 120,
  image: null,
  availability: 'available',
  ...change,
})
const product = (change: Partial<FrontProductDetail> = {}): FrontProductDetail => ({
  prodCode: 'LATTE',
  prodName: '拿鐵',
  prodSubtitle: '',
  prodListPrice: null,
  prodSalePrice: 100,
  prodMaxPrice: 140,
  prodImages: [],
  prodTags: [],
  cateCodes: [],
  hasVariants: true,
  availability: 'available',
  prodDesc: '',
  prodVideo: null,
  prodOptions: [],
  prodVariants: [variant()],
  prodMaxPerOrder: null,
  prodMinPerOrder: 1,
  prodDelivery: [],
  prodPointEligible: true,
  ...change,
})
const plain = { hasVariants: false, prodVariants: [], prodSalePrice: 120 }

test.each<[string, FrontProductDetail | null | undefined, object, Partial<CartLine>?]>([
  ['not asked', undefined, { kind: 'unknown' }],
  ['as it was', product(), { kind: 'current' }],
  ['more expensive', product({ prodVariants: [variant({ salePrice: 125 })] }), { kind: 'price', price: 125 }],
  ['sold out', product({ prodVariants: [variant({ availability: 'soldout' })] }), { kind: 'soldout' }],
  ['off the shelf', null, { kind: 'gone' }],
  ['without that variant', product({ prodVariants: [variant({ varCode: 'L' })] }), { kind: 'gone' }],
  ['with variants now', product(), { kind: 'gone' }, { varCode: '' }],
  ['without variants, as it was', product(plain), { kind: 'current' }, { varCode: '' }],
  ['without variants now', product(plain), { kind: 'gone' }],
  ['below its least quantity', product({ prodMinPerOrder: 3 }), { kind: 'few', limit: 3 }],
  ['above its most', product({ prodMaxPerOrder: 1 }), { kind: 'many', limit: 1 }],
])('a product that is %s', (_what, found, expected, change = {}) => {
  expect(checkLine({ ...line, ...change }, found, 2)).toEqual(expected)
})

test('limits count all variants of a product together', () => {
  const lines = [line, { ...line, varCode: 'L', quantity: 3 }, { ...line, prodCode: 'TEA' }]
  expect(countProduct(lines, 'LATTE')).toBe(5)
  expect(checkLine(line, product({ prodMaxPerOrder: 4 }), 5)).toEqual({ kind: 'many', limit: 4 })
})

test('offline, a cart can still be taken to the checkout', () => {
  expect(isOrderable({ kind: 'unknown' })).toBe(true)
  expect(isOrderable({ kind: 'price', price: 1 })).toBe(false)
})
