import { z } from 'zod'
import { Id, Moment, RequiredText, Text } from '../../fields.ts'
import { Code, Count, edited, maxAmount, Money as Amount, NewCode } from '../shop/shop-fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { couponRedeemCodes, couponStatusCodes } from './coupon-codes.ts'
import { couponActions } from './coupon.machine.ts'

const maxQty = 1_000_000
const mostCodes = 100
const mostHours = 14
const mostDays = 3650

const Codes = z.array(Code).max(mostCodes)
const Money = Count(1, maxAmount)
const Cap = Money.nullable().default(null)

export const CouponReward = z.discriminatedUnion('type', [
  z.object({ type: z.literal('discount_fixed'), value: Money }),
  z.object({ type: z.literal('discount_percent'), value: Count(1, 99), maxDiscount: Cap }),
  z.object({ type: z.literal('price_explicit'), value: Amount, originalPrice: Cap }),
  z.object({ type: z.literal('free'), originalPrice: Cap }),
  z.object({ type: z.literal('gift'), text: RequiredText(60) }),
  z.object({ type: z.literal('free_shipping'), maxDiscount: Cap }),
  z.object({ type: z.literal('points'), value: Count(1, 50), pcCode: Code }),
])
export type CouponReward = z.output<typeof CouponReward>

export const CouponScope = z
  .object({
    type: z.enum(['all', 'cateCodes', 'prodCodes']),
    cateCodes: Codes.default([]),
    prodCodes: Codes.default([]),
    /** Products that it never applies to, whatever the scope is. */
    exclude: Codes.default([]),
  })
  .refine(({ type, cateCodes }) => type !== 'cateCodes' || cateCodes.length > 0, {
    path: ['cateCodes'],
    message: say.chooseOne,
  })
  .refine(({ type, prodCodes }) => type !== 'prodCodes' || prodCodes.length > 0, {
    path: ['prodCodes'],
    message: say.chooseOne,
  })
  .transform((scope) => ({
    ...scope,
    cateCodes: scope.type === 'cateCodes' ? scope.cateCodes : [],
    prodCodes: scope.type === 'prodCodes' ? scope.prodCodes : [],
  }))
export type CouponScope = z.output<typeof CouponScope>

export const CouponIssue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('public') }),
  z.object({ type: z.literal('claim') }),
  z.object({ type: z.literal('code'), code: RequiredText(30) }),
  z.object({ type: z.literal('point_exchange'), pcCode: Code, pointCost: Count(1, 50) }),
  z.object({ type: z.literal('game_win'), gameId: Count(1, 4).nullable().default(null) }),
  z.object({ type: z.literal('tag'), tagCodes: Codes.min(1, say.chooseOne) }),
  z.object({ type: z.literal('birthday') }),
  z.object({ type: z.literal('new_friend') }),
  z.object({ type: z.literal('lottery'), probability: Count(1, 99) }),
])
export type CouponIssue = z.output<typeof CouponIssue>

const Fixed = z
  .object({ mode: z.literal('fixed'), startAt: Moment.nullable().default(null), endAt: Moment })
  .refine(({ startAt, endAt }) => startAt === null || Date.parse(startAt) < Date.parse(endAt), {
    path: ['endAt'],
    message: say.stopAfterStart,
  })
const AfterClaim = z.object({ mode: z.literal('days_after_claim'), days: Count(1, mostDays) })
export const CouponValid = z.discriminatedUnion('mode', [AfterClaim, Fixed])
export type CouponValid = z.output<typeof CouponValid>

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, say.timeOfDay)
/** Days of the week (0 is Sunday) with start and end times; a window over midnight is two entries. */
export const CouponHours = z
  .object({
    days: z.array(z.int().min(0).max(6)).min(1, say.chooseOne).max(7),
    from: TimeOfDay,
    to: TimeOfDay,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: say.stopAfterStart })
export type CouponHours = z.output<typeof CouponHours>

const fields = {
  cpnTitle: RequiredText(60),
  cpnDesc: Text(1000),
  cpnCondition: Text(100),
  cpnImage: FileName.nullable(),
  cpnReward: CouponReward,
  cpnMinSpend: Amount,
  cpnScope: CouponScope,
  cpnIssue: CouponIssue,
  /** null: unlimited. */
  cpnTotalQty: Count(1, maxQty).nullable(),
  cpnPerMember: Count(1, 1000),
  cpnValid: CouponValid,
  cpnUseHours: z.array(CouponHours).max(mostHours),
  cpnStackable: z.boolean(),
  cpnStackWith: Codes,
  cpnRedeem: z.enum(couponRedeemCodes),
  cpnLineSync: z.boolean(),
  cpnStatus: z.enum(couponStatusCodes),
}

export const CouponForm = z.object({
  ...fields,
  /** If absent, the server generates one. */
  cpnCode: NewCode,
  cpnDesc: fields.cpnDesc.default(''),
  cpnCondition: fields.cpnCondition.default(''),
  cpnImage: fields.cpnImage.default(null),
  cpnMinSpend: fields.cpnMinSpend.default(0),
  cpnScope: fields.cpnScope.default({ type: 'all', cateCodes: [], prodCodes: [], exclude: [] }),
  cpnTotalQty: fields.cpnTotalQty.default(null),
  cpnPerMember: fields.cpnPerMember.default(1),
  cpnUseHours: fields.cpnUseHours.default([]),
  cpnStackable: fields.cpnStackable.default(false),
  cpnStackWith: fields.cpnStackWith.default([]),
  cpnLineSync: fields.cpnLineSync.default(false),
  cpnStatus: z.enum(['draft', 'running']).default('draft'),
})
export type CouponForm = z.output<typeof CouponForm>

/** Missing fields stay unchanged. */
export const CouponChange = z.object(fields).partial()
export type CouponFields = z.output<z.ZodObject<typeof fields>>
export const couponFieldNames = Object.keys(fields) as (keyof CouponFields)[]

export const Coupon = z.object({
  id: Id,
  cpnCode: z.string(),
  cpnTitle: z.string(),
  cpnDesc: z.string(),
  cpnCondition: z.string(),
  cpnImage: z.string().nullable(),
  cpnReward: CouponReward,
  cpnMinSpend: z.int(),
  cpnScope: z.object({
    type: z.enum(['all', 'cateCodes', 'prodCodes']),
    cateCodes: z.array(z.string()),
    prodCodes: z.array(z.string()),
    exclude: z.array(z.string()),
  }),
  cpnIssue: CouponIssue,
  cpnTotalQty: z.int().nullable(),
  cpnPerMember: z.int(),
  cpnValid: CouponValid,
  cpnUseHours: z.array(CouponHours),
  cpnStackable: z.boolean(),
  cpnStackWith: z.array(z.string()),
  cpnRedeem: z.enum(couponRedeemCodes),
  cpnLineSync: z.boolean(),
  cpnStatus: z.enum(couponStatusCodes),
  claimed: z.int(),
  used: z.int(),
  expired: z.int(),
  discountTotal: z.int(),
  /** The fixed period is over: no ticket can be issued or used. */
  isOver: z.boolean(),
  actions: z.array(z.enum(couponActions)),
  ...edited,
})
export type Coupon = z.infer<typeof Coupon>
