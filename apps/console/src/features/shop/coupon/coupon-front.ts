import { CouponReward, CouponValid } from '@lumiroute/contract/coupon'
import { openIssueTypes } from '@lumiroute/contract/front'
import type { FrontCoupon, OpenIssueType } from '@lumiroute/contract/front'
import { toMoment } from '../../../lib/format/moment.ts'
import type { CouponValues } from './coupon-values.ts'

export type CouponNames = {
  /** Shown while the reward is incomplete. */
  reward: string
  /** Categories or products that it applies to. */
  scope: string[]
}

function getReward({ cpnReward }: CouponValues, name: string): CouponReward {
  const { maxDiscount = null, originalPrice = null, pcCode } = cpnReward
  // The name of the point card is not part of the page, so any code does while none is chosen.
  const read = CouponReward.safeParse({ ...cpnReward, maxDiscount, originalPrice, pcCode: pcCode || 'X' })
  return read.success ? read.data : { type: 'gift', text: name }
}

function getValid({ cpnValid }: CouponValues): CouponValid {
  const { startAt, endAt, days = 1 } = cpnValid
  const read = CouponValid.safeParse({ ...cpnValid, startAt: toMoment(startAt), endAt: toMoment(endAt) })
  return read.success ? read.data : { mode: 'days_after_claim', days }
}

export const isOpenIssue = (type: string): type is OpenIssueType =>
  openIssueTypes.some((open) => open === type)

/** The coupon as the public endpoint would answer it, had the form been saved. */
export function buildFrontCoupon(values: CouponValues, code: string, names: CouponNames): FrontCoupon {
  const { type, pcCode, pointCost } = values.cpnIssue
  const isExchange = type === 'point_exchange'
  return {
    cpnCode: code,
    cpnTitle: values.cpnTitle,
    cpnDesc: values.cpnDesc,
    cpnCondition: values.cpnCondition,
    cpnImage: values.cpnImage[0]?.uuidName ?? null,
    cpnReward: getReward(values, names.reward),
    cpnMinSpend: values.cpnMinSpend ?? 0,
    // A coupon for winners or birthdays is not offered to everybody; it looks the same otherwise.
    issueType: isOpenIssue(type) ? type : 'claim',
    pointCost: isExchange ? (pointCost ?? null) : null,
    pcCode: isExchange ? pcCode || null : null,
    cpnPerMember: values.cpnPerMember ?? 1,
    cpnValid: getValid(values),
    cpnUseHours: values.cpnUseHours,
    cpnStackable: values.cpnStackable,
    cpnRedeem: values.cpnRedeem,
    scopeNames: names.scope,
    isSoldOut: false,
  }
}
