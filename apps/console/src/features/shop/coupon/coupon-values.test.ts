import { CouponForm } from '@lumiroute/contract/coupon'
import type { Coupon } from '@lumiroute/contract/coupon'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { CouponValuesSchema, toValues } from './coupon-values.ts'

const image = '0a1b2c3d-0000-4000-8000-000000000001.png'
const all = { type: 'all', cateCodes: [], prodCodes: [], exclude: [] } as const
const noReward = { value: undefined, maxDiscount: undefined, originalPrice: undefined, text: '', pcCode: '' }
const noIssue = {
  code: '',
  pcCode: '',
  pointCost: undefined,
  gameId: '',
  tagCodes: [],
  probability: undefined,
}

/** Every field differs from a new coupon's. */
const full = {
  cpnCode: 'AUTUMN',
  cpnTitle: '秋季優惠',
  cpnDesc: '說明',
  cpnCondition: '限內用',
  cpnImage: image,
  cpnReward: { type: 'discount_percent', value: 20, maxDiscount: 300 },
  cpnMinSpend: 500,
  cpnScope: { type: 'cateCodes', cateCodes: ['TEA'], prodCodes: [], exclude: ['P1'] },
  cpnIssue: { type: 'game_win', gameId: 3 },
  cpnTotalQty: 50,
  cpnPerMember: 2,
  cpnValid: { mode: 'fixed', startAt: '2026-12-01T09:00:00+08:00', endAt: '2026-12-31T23:59:00+08:00' },
  cpnUseHours: [{ days: [1, 2], from: '09:00', to: '18:00' }],
  cpnStackable: true,
  cpnStackWith: ['OTHER'],
  cpnRedeem: 'staff_qr',
} as unknown as Coupon

const bare = {
  ...full,
  cpnImage: null,
  cpnReward: { type: 'free', originalPrice: null },
  cpnMinSpend: 0,
  cpnScope: all,
  cpnIssue: { type: 'game_win', gameId: null },
  cpnTotalQty: null,
  cpnValid: { mode: 'days_after_claim', days: 7 },
  cpnUseHours: [],
  cpnStackable: false,
  cpnStackWith: [],
} as unknown as Coupon

test('a new coupon is public, NT$100 off, once per member, for 30 days', () => {
  expect(toValues(undefined)).toEqual({
    cpnCode: '',
    cpnTitle: '',
    cpnDesc: '',
    cpnCondition: '',
    cpnImage: [],
    cpnReward: { ...noReward, type: 'discount_fixed', value: 100 },
    cpnMinSpend: undefined,
    cpnScope: all,
    cpnIssue: { ...noIssue, type: 'public' },
    cpnTotalQty: undefined,
    cpnPerMember: 1,
    cpnValid: { mode: 'days_after_claim', startAt: '', endAt: '', days: 30 },
    cpnUseHours: [],
    cpnStackable: false,
    cpnStackWith: [],
    cpnRedeem: 'online',
    cpnStatus: 'running',
  })
})

test('fills the form from a coupon, with clock times and empty fields of the other kinds', () => {
  const { cpnReward, cpnValid, cpnImage, cpnIssue } = toValues(full)
  expect({ cpnReward, cpnValid, cpnImage, cpnIssue }).toEqual({
    cpnReward: { ...noReward, type: 'discount_percent', value: 20, maxDiscount: 300 },
    cpnValid: { mode: 'fixed', startAt: '2026-12-01T09:00', endAt: '2026-12-31T23:59', days: 30 },
    cpnImage: [toUploaded(image)],
    cpnIssue: { ...noIssue, type: 'game_win', gameId: '3' },
  })
  expect(toValues(bare)).toMatchObject({
    cpnReward: { ...noReward, type: 'free' },
    cpnValid: { mode: 'days_after_claim', startAt: '', endAt: '', days: 7 },
    cpnMinSpend: undefined,
    cpnImage: [],
    cpnIssue: { gameId: '' },
  })
  const pieces = { ...full, cpnIssue: { type: 'point_exchange', pcCode: 'CARD', pointCost: 5 } } as Coupon
  expect(toValues(pieces).cpnIssue).toEqual({
    ...noIssue,
    type: 'point_exchange',
    pcCode: 'CARD',
    pointCost: 5,
  })
})

test.each([
  ['with every field', full],
  ['with empty fields', bare],
])('sends back a coupon %s unchanged', (_, coupon) => {
  expect(CouponValuesSchema.parse(toValues(coupon))).toEqual(
    CouponForm.parse({ ...coupon, cpnStatus: 'running' }),
  )
})

test('a price and a discount without a limit are sent as null', () => {
  for (const type of ['price_explicit', 'free_shipping'] as const) {
    const values = toValues({ ...full, cpnReward: { type, value: 80 } } as unknown as Coupon)
    const sent = CouponValuesSchema.parse(values).cpnReward
    expect(sent).toEqual(
      type === 'free_shipping' ? { type, maxDiscount: null } : { type, value: 80, originalPrice: null },
    )
  }
})

test('a fixed period without an end is refused at the end', () => {
  const values = toValues(full)
  const { error } = CouponValuesSchema.safeParse({
    ...values,
    cpnValid: { ...values.cpnValid, startAt: '', endAt: '' },
  })
  expect(error?.issues.map(({ path, code }) => [path.join('.'), code])).toEqual([
    ['cpnValid.endAt', 'invalid_type'],
  ])
})
