import type { CouponForm } from '@lumiroute/contract/coupon'
import type { z } from 'zod'

const dayMs = 86_400_000
const midnight = (now: Date, days: number) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format(
    now.getTime() + days * dayMs,
  )
  return `${day}T00:00:00+08:00`
}

export type DemoCoupon = {
  form: z.input<typeof CouponForm>
  status: 'draft' | 'running' | 'paused' | 'closed'
  /** Out of ten members this many claimed it, and out of ten of those this many used it. */
  claims: number
  uses: number
}

type Words = { drink: string; gift: string }

/** One of each common kind, in every status. */
export function demoCoupons(now: Date, { drink, gift }: Words): DemoCoupon[] {
  const days = (length: number) => ({ mode: 'days_after_claim', days: length }) as const
  const until = (from: number, to: number) =>
    ({ mode: 'fixed', startAt: midnight(now, from), endAt: midnight(now, to) }) as const
  return [
    {
      form: {
        cpnCode: 'WELCOME100',
        cpnTitle: '新朋友見面禮',
        cpnDesc: '加入好友就送，結帳時折抵。',
        cpnCondition: '限線上商店使用',
        cpnReward: { type: 'discount_fixed', value: 100 },
        cpnMinSpend: 500,
        cpnIssue: { type: 'new_friend' },
        cpnValid: days(30),
        cpnRedeem: 'online',
      },
      status: 'running',
      claims: 7,
      uses: 4,
    },
    {
      form: {
        cpnCode: 'AUTUMN20',
        cpnTitle: '秋日全館 8 折',
        cpnReward: { type: 'discount_percent', value: 20, maxDiscount: 300 },
        cpnIssue: { type: 'public' },
        cpnTotalQty: 300,
        cpnValid: until(-20, 25),
        cpnRedeem: 'online',
      },
      status: 'running',
      claims: 5,
      uses: 5,
    },
    {
      form: {
        cpnCode: 'TEATIME',
        cpnTitle: `平日下午${drink}優惠`,
        cpnCondition: '限內用',
        cpnReward: { type: 'price_explicit', value: 79, originalPrice: 120 },
        cpnIssue: { type: 'claim' },
        cpnPerMember: 3,
        cpnValid: days(14),
        cpnUseHours: [{ days: [1, 2, 3, 4, 5], from: '14:00', to: '17:00' }],
        cpnRedeem: 'staff_qr',
      },
      status: 'running',
      claims: 6,
      uses: 6,
    },
    {
      form: {
        cpnCode: 'BDAYGIFT',
        cpnTitle: '壽星招待一份',
        cpnCondition: '生日當月使用',
        cpnReward: { type: 'free', originalPrice: 150 },
        cpnIssue: { type: 'birthday' },
        cpnValid: days(31),
        cpnRedeem: 'staff_qr',
      },
      status: 'running',
      claims: 1,
      uses: 6,
    },
    {
      form: {
        cpnCode: 'LUCKY',
        cpnTitle: `抽${gift}`,
        cpnReward: { type: 'gift', text: gift },
        cpnIssue: { type: 'lottery', probability: 30 },
        cpnTotalQty: 50,
        cpnValid: until(-40, -5),
        cpnRedeem: 'self_confirm',
      },
      status: 'closed',
      claims: 2,
      uses: 7,
    },
    {
      form: {
        cpnCode: 'SHIPFREE',
        cpnTitle: '免運一次',
        cpnReward: { type: 'free_shipping', maxDiscount: 100 },
        cpnIssue: { type: 'code', code: 'FREE2026' },
        cpnStackable: true,
        cpnValid: days(60),
        cpnRedeem: 'online',
      },
      status: 'paused',
      claims: 3,
      uses: 5,
    },
    {
      form: {
        cpnCode: 'FULLCARD',
        cpnTitle: '集滿招待券',
        cpnDesc: '集點卡集滿時自動送出。',
        cpnReward: { type: 'free', originalPrice: 120 },
        cpnIssue: { type: 'claim' },
        cpnPerMember: 50,
        cpnValid: days(60),
        cpnRedeem: 'staff_qr',
      },
      status: 'running',
      claims: 0,
      uses: 0,
    },
    {
      form: {
        cpnCode: 'GAMEWIN',
        cpnTitle: `遊戲獲勝送${drink}`,
        cpnDesc: '在螢幕前或店家前台玩遊戲獲勝就送。',
        cpnReward: { type: 'free', originalPrice: 120 },
        cpnIssue: { type: 'game_win', gameId: null },
        cpnTotalQty: 200,
        cpnPerMember: 20,
        cpnValid: days(30),
        cpnRedeem: 'staff_qr',
      },
      status: 'running',
      claims: 0,
      uses: 0,
    },
    {
      form: {
        cpnCode: 'NEWYEAR',
        cpnTitle: '新年雙倍加點',
        cpnReward: { type: 'points', value: 3, pcCode: 'STAMP' },
        cpnIssue: { type: 'public' },
        cpnTotalQty: 200,
        cpnValid: until(30, 60),
        cpnRedeem: 'staff_qr',
      },
      status: 'draft',
      claims: 0,
      uses: 0,
    },
  ]
}
