import { FrontCoupon } from '@lumiroute/contract/front'
import { expect, it } from 'vitest'
import { buildFrontCoupon } from './coupon-front.ts'
import { toValues } from './coupon-values.ts'
import type { CouponValues } from './coupon-values.ts'

const empty = toValues(undefined)
const build = (values: Partial<CouponValues>) => {
  const coupon = buildFrontCoupon({ ...empty, ...values }, 'preview', { reward: '折價', scope: ['飲料'] })
  expect(FrontCoupon.parse(coupon)).toEqual(coupon)
  return coupon
}

it('is an answer of the public endpoint from the first letter on', () => {
  expect(build({})).toMatchObject({ cpnCode: 'preview', scopeNames: ['飲料'], isSoldOut: false })
})

it('names an incomplete reward, and shows a complete one', () => {
  const reward = { ...empty.cpnReward, type: 'discount_percent' as const }
  expect(build({ cpnReward: { ...reward, value: undefined } }).cpnReward).toEqual({
    type: 'gift',
    text: '折價',
  })
  expect(build({ cpnReward: { ...reward, value: 20 } }).cpnReward).toEqual({
    type: 'discount_percent',
    value: 20,
    maxDiscount: null,
  })
})

it('shows the price in points, and coupons that only some get as claimable', () => {
  const exchange = { ...empty.cpnIssue, type: 'point_exchange' as const, pcCode: 'K1', pointCost: 5 }
  expect(build({ cpnIssue: exchange })).toMatchObject({
    issueType: 'point_exchange',
    pcCode: 'K1',
    pointCost: 5,
  })
  expect(build({ cpnIssue: { ...exchange, type: 'birthday' } })).toMatchObject({
    issueType: 'claim',
    pcCode: null,
    pointCost: null,
  })
})

it('shows a fixed period once its end is set', () => {
  const valid = { ...empty.cpnValid, mode: 'fixed' as const, days: 7 }
  expect(build({ cpnValid: valid }).cpnValid).toEqual({ mode: 'days_after_claim', days: 7 })
  expect(build({ cpnValid: { ...valid, endAt: '2027-01-01T10:00' } }).cpnValid.mode).toBe('fixed')
})
