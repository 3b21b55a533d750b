import type { CouponReward } from '@lumiroute/contract/coupon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountLines } from './discount-lines.ts'

const cart = {
  lines: [
    { price: 120, qty: 2 },
    { price: 90, qty: 1 },
    { price: 333, qty: 3 },
  ],
  shippingFee: 60,
}
const all = [0, 1, 2]
const fixed = (value: number): CouponReward => ({ type: 'discount_fixed', value })

test.each<[string, CouponReward, number[], number]>([
  ['spreads a fixed amount over the cart lines', fixed(100), [18, 6, 76], 0],
  ['limits a fixed amount to the total', fixed(9999), [240, 90, 999], 0],
  [
    'caps a percentage at its maximum',
    { type: 'discount_percent', value: 20, maxDiscount: 100 },
    [18, 6, 76],
    0,
  ],
  ['rounds a percentage down', { type: 'discount_percent', value: 15, maxDiscount: null }, [35, 14, 150], 0],
  [
    'applies a fixed price to one piece, the most expensive',
    { type: 'price_explicit', value: 99, originalPrice: null },
    [0, 0, 234],
    0,
  ],
  [
    'ignores a fixed price above the piece’s own',
    { type: 'price_explicit', value: 500, originalPrice: null },
    [0, 0, 0],
    0,
  ],
  ['makes one piece free', { type: 'free', originalPrice: null }, [0, 0, 333], 0],
  ['deducts the shipping fee, up to its maximum', { type: 'free_shipping', maxDiscount: 40 }, [0, 0, 0], 40],
  ['deducts nothing for a gift', { type: 'gift', text: '馬克杯' }, [0, 0, 0], 0],
])('%s', (_claim, reward, discounts, shippingDiscount) => {
  const found = discountLines(cart, [{ reward, lines: all }])
  expect(found).toEqual({
    amounts: [discounts.reduce((a, b) => a + b, 0) + shippingDiscount],
    discounts,
    shippingDiscount,
  })
})

test('applies a percentage to what the free piece left', () => {
  const offers = [
    { reward: { type: 'discount_percent', value: 10, maxDiscount: null } as const, lines: all },
    { reward: { type: 'free', originalPrice: null } as const, lines: all },
  ]
  expect(discountLines(cart, offers).amounts).toEqual([99, 333])
})

test('does not change the price of cart lines outside the scope', () => {
  expect(discountLines(cart, [{ reward: fixed(500), lines: [1] }]).discounts).toEqual([0, 90, 0])
})

const reward: fc.Arbitrary<CouponReward> = fc.oneof(
  fc.record({ type: fc.constant('discount_fixed' as const), value: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({
    type: fc.constant('discount_percent' as const),
    value: fc.integer({ min: 1, max: 99 }),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 500 })),
  }),
  fc.record({
    type: fc.constant('price_explicit' as const),
    value: fc.integer({ min: 0, max: 900 }),
    originalPrice: fc.constant(null),
  }),
  fc.constant({ type: 'free' as const, originalPrice: null }),
  fc.record({
    type: fc.constant('free_shipping' as const),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 90 })),
  }),
)

test('never falls below zero for any combination, and the parts add up', () => {
  const line = fc.record({ price: fc.integer({ min: 0, max: 3000 }), qty: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(200),
      fc.array(reward, { maxLength: 5 }),
      (lines, shippingFee, rewards) => {
        const offers = rewards.map((each, at) => ({
          reward: each,
          lines: lines.flatMap((_, i) => ((i + at) % 3 === 2 ? [] : [i])),
        }))
        const { amounts, discounts, shippingDiscount } = discountLines({ lines, shippingFee }, offers)
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
        expect(sum(amounts)).toBe(sum(discounts) + shippingDiscount)
        expect(shippingDiscount >= 0 && shippingDiscount <= shippingFee).toBe(true)
        for (const [i, { price, qty }] of lines.entries()) {
          expect(Number.isInteger(discounts[i])).toBe(true)
          expect(discounts[i]).toBeGreaterThanOrEqual(0)
          expect(discounts[i]).toBeLessThanOrEqual(price * qty)
        }
      },
    ),
  )
})
