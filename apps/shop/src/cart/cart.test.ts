import { beforeEach, expect, test, vi } from 'vitest'
import { addToCart, type CartLine, getCart, maxQuantity, saveCart, subscribeCart } from './cart.ts'

const line = (change: Partial<CartLine> = {}): CartLine => ({
  prodCode: 'LATTE',
  varCode: 'M-HOT',
  quantity: 1,
  name: '拿鐵',
  options: '中杯、熱',
  price: 120,
  image: null,
  ...change,
})
beforeEach(() => localStorage.clear())

test('adds to the same product and variant, and keeps others apart', () => {
  addToCart('TPE001', line())
  addToCart('TPE001', line({ quantity: 2, price: 130 }))
  addToCart('TPE001', line({ varCode: 'L-HOT' }))
  expect(getCart('TPE001').map(({ varCode, quantity, price }) => [varCode, quantity, price])).toEqual([
    ['M-HOT', 3, 130],
    ['L-HOT', 1, 120],
  ])
})

test('keeps a cart for each store', () => {
  addToCart('TPE001', line())
  addToCart('KHH001', line({ prodCode: 'FISH' }))
  expect(getCart('TPE001').map(({ prodCode }) => prodCode)).toEqual(['LATTE'])
  expect(getCart('KHH001').map(({ prodCode }) => prodCode)).toEqual(['FISH'])
})

test('never holds more than the largest quantity, and drops lines without one', () => {
  addToCart('TPE001', line({ quantity: maxQuantity }))
  addToCart('TPE001', line({ quantity: 5 }))
  expect(getCart('TPE001')[0]?.quantity).toBe(maxQuantity)
  saveCart('TPE001', [line({ quantity: 0 })])
  expect(getCart('TPE001')).toEqual([])
})

test('returns the same array until something changes, and tells listeners', () => {
  addToCart('TPE001', line())
  const before = getCart('TPE001')
  expect(getCart('TPE001')).toBe(before)
  const listener = vi.fn<() => void>()
  const stop = subscribeCart(listener)
  addToCart('TPE001', line())
  expect(listener).toHaveBeenCalledOnce()
  expect(getCart('TPE001')).not.toBe(before)
  stop()
})

test.each([
  'no json',
  '{}',
  '[null]',
  '[{"prodCode":"A"}]',
  JSON.stringify([line({ quantity: -1 })]),
  JSON.stringify([{ ...line(), price: '120' }]),
])('ignores what is no cart: %s', (text) => {
  localStorage.setItem('lumiroute.cart.TPE001', text)
  expect(getCart('TPE001')).toEqual([])
})
