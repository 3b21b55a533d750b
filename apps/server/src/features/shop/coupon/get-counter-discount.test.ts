import type { CouponReward } from '@lumiroute/contract/coupon'
import { expect, test } from 'vitest'
import { getCounterDiscount } from './get-counter-discount.ts'

const discount = (cpnReward: CouponReward, amount?: number, cpnMinSpend = 0) =>
  getCounterDiscount({ cpnReward, cpnMinSpend, cpnTitle: '' }, amount)

test.each<[CouponReward, number, number]>([
  [{ type: 'discount_fixed', value: 100 }, 100, 80],
  [{ type: 'discount_percent', value: 25, maxDiscount: null }, 0, 20],
  [{ type: 'discount_percent', value: 25, maxDiscount: 15 }, 0, 15],
  [{ type: 'free', originalPrice: 120 }, 120, 120],
  [{ type: 'free', originalPrice: null }, 0, 0],
  [{ type: 'price_explicit', value: 50, originalPrice: 120 }, 70, 70],
  [{ type: 'price_explicit', value: 50, originalPrice: 40 }, 0, 0],
  [{ type: 'price_explicit', value: 50, originalPrice: null }, 0, 0],
  [{ type: 'gift', text: '杯子' }, 0, 0],
  [{ type: 'points', value: 3, pcCode: 'A' }, 0, 0],
])('%j is worth %d by itself and %d of NT$80', (reward, alone, of80) => {
  expect([discount(reward), discount(reward, 80)]).toEqual([alone, of80])
})

test('accepts exactly the minimum spend and refuses one dollar less', () => {
  const reward: CouponReward = { type: 'discount_fixed', value: 10 }
  expect(discount(reward, 300, 300)).toBe(10)
  expect(() => discount(reward, 299, 300)).toThrow()
  expect(discount(reward, undefined, 300)).toBe(10)
})
