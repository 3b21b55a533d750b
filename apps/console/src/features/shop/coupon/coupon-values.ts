import { CouponForm } from '@lumiroute/contract/coupon'
import type {
  Coupon,
  CouponHours,
  CouponIssueType,
  CouponRedeem,
  CouponRewardType,
  CouponScopeType,
} from '@lumiroute/contract/coupon'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { toMoment, toWallTime } from '../../../lib/format/moment.ts'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'

type Figure = number | undefined

/** Form state with the fields of every kind; the contract takes those of the chosen kind. */
export type CouponValues = {
  cpnCode: string
  cpnTitle: string
  cpnDesc: string
  cpnCondition: string
  cpnImage: Uploaded[]
  cpnReward: {
    type: CouponRewardType
    value: Figure
    maxDiscount: Figure
    originalPrice: Figure
    text: string
    pcCode: string
  }
  cpnMinSpend: Figure
  cpnScope: { type: CouponScopeType; cateCodes: string[]; prodCodes: string[]; exclude: string[] }
  cpnIssue: {
    type: CouponIssueType
    code: string
    pcCode: string
    pointCost: Figure
    gameId: string
    tagCodes: string[]
    probability: Figure
  }
  cpnTotalQty: Figure
  cpnPerMember: Figure
  cpnValid: { mode: 'fixed' | 'days_after_claim'; startAt: string; endAt: string; days: Figure }
  cpnUseHours: CouponHours[]
  cpnStackable: boolean
  cpnStackWith: string[]
  cpnRedeem: CouponRedeem
  cpnStatus: 'draft' | 'running'
}
export type SentCoupon = z.output<typeof CouponForm>
export type CouponControl = Control<CouponValues, unknown, SentCoupon>

const noReward = { value: undefined, maxDiscount: undefined, originalPrice: undefined, text: '', pcCode: '' }
const noIssue = {
  code: '',
  pcCode: '',
  pointCost: undefined,
  gameId: '',
  tagCodes: [],
  probability: undefined,
}
const noValid = { startAt: '', endAt: '', days: 30 }

/** Numbers that are null on the wire are empty in the form. */
const filled = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? undefined])) as {
    [K in keyof T]: Exclude<T[K], null>
  }

function getReward(coupon: Coupon | undefined): CouponValues['cpnReward'] {
  return coupon
    ? { ...noReward, ...filled(coupon.cpnReward) }
    : { ...noReward, type: 'discount_fixed', value: 100 }
}

function getIssue(coupon: Coupon | undefined): CouponValues['cpnIssue'] {
  if (!coupon) return { ...noIssue, type: 'public' }
  const { cpnIssue } = coupon
  const gameId = cpnIssue.type === 'game_win' && cpnIssue.gameId !== null ? String(cpnIssue.gameId) : ''
  return { ...noIssue, ...filled(cpnIssue), gameId }
}

function getValid(coupon: Coupon | undefined): CouponValues['cpnValid'] {
  const valid = coupon?.cpnValid
  if (!valid) return { ...noValid, mode: 'days_after_claim' }
  if (valid.mode === 'days_after_claim') return { ...noValid, ...valid }
  return { ...noValid, mode: 'fixed', startAt: toWallTime(valid.startAt), endAt: toWallTime(valid.endAt) }
}

export const toValues = (coupon: Coupon | undefined): CouponValues => ({
  cpnCode: coupon?.cpnCode ?? '',
  cpnTitle: coupon?.cpnTitle ?? '',
  cpnDesc: coupon?.cpnDesc ?? '',
  cpnCondition: coupon?.cpnCondition ?? '',
  cpnImage: coupon?.cpnImage ? [toUploaded(coupon.cpnImage)] : [],
  cpnReward: getReward(coupon),
  cpnMinSpend: coupon?.cpnMinSpend || undefined,
  cpnScope: coupon?.cpnScope ?? { type: 'all', cateCodes: [], prodCodes: [], exclude: [] },
  cpnIssue: getIssue(coupon),
  cpnTotalQty: coupon?.cpnTotalQty ?? undefined,
  cpnPerMember: coupon?.cpnPerMember ?? 1,
  cpnValid: getValid(coupon),
  cpnUseHours: coupon?.cpnUseHours ?? [],
  cpnStackable: coupon?.cpnStackable ?? false,
  cpnStackWith: coupon?.cpnStackWith ?? [],
  cpnRedeem: coupon?.cpnRedeem ?? 'online',
  cpnStatus: 'running',
})

const orNull = (figure: Figure) => figure ?? null

function toWire(values: CouponValues): unknown {
  const { cpnReward, cpnIssue, cpnValid } = values
  return {
    ...values,
    cpnImage: values.cpnImage[0]?.uuidName ?? null,
    cpnReward: {
      ...cpnReward,
      maxDiscount: orNull(cpnReward.maxDiscount),
      originalPrice: orNull(cpnReward.originalPrice),
    },
    cpnMinSpend: values.cpnMinSpend ?? 0,
    cpnIssue: { ...cpnIssue, gameId: cpnIssue.gameId ? Number(cpnIssue.gameId) : null },
    cpnTotalQty: orNull(values.cpnTotalQty),
    cpnValid: {
      ...cpnValid,
      startAt: toMoment(cpnValid.startAt),
      endAt: toMoment(cpnValid.endAt) ?? undefined,
    },
  }
}

/** The contract's form schema, applied to the form state. */
export const CouponValuesSchema = z
  .custom<CouponValues>()
  .transform((values) => toWire(values) as z.input<typeof CouponForm>)
  .pipe(CouponForm)
