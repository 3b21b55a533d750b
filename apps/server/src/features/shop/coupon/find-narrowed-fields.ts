import type {
  CouponFields,
  CouponHours,
  CouponIssue,
  CouponReward,
  CouponScope,
  CouponValid,
} from '@lumiroute/contract/coupon'
import { type Text, text, type TextKey } from '../../../text/text.ts'

type Check = (old: CouponFields, next: CouponFields) => boolean

const holds = (codes: readonly string[], wanted: readonly string[]) => {
  const known = new Set(codes.map((code) => code.toLowerCase()))
  return wanted.every((code) => known.has(code.toLowerCase()))
}
/** null means no limit. */
const isNoLower = (old: number | null, next: number | null) => next === null || (old !== null && next >= old)

function isRewardNoLess(old: CouponReward, next: CouponReward): boolean {
  if (old.type === 'discount_fixed' && next.type === old.type) return next.value >= old.value
  if (old.type === 'discount_percent' && next.type === old.type)
    return next.value >= old.value && isNoLower(old.maxDiscount, next.maxDiscount)
  if (old.type === 'price_explicit' && next.type === old.type) return next.value <= old.value
  if (old.type === 'free_shipping' && next.type === old.type)
    return isNoLower(old.maxDiscount, next.maxDiscount)
  if (old.type === 'points' && next.type === old.type)
    return next.value >= old.value && next.pcCode === old.pcCode
  if (old.type === 'gift' && next.type === old.type) return next.text === old.text
  return next.type === old.type
}

function isScopeNoLess(old: CouponScope, next: CouponScope): boolean {
  if (!holds(old.exclude, next.exclude)) return false
  if (next.type === 'all') return true
  return (
    next.type === old.type && holds(next.cateCodes, old.cateCodes) && holds(next.prodCodes, old.prodCodes)
  )
}

function isIssueNoLess(old: CouponIssue, next: CouponIssue): boolean {
  if (old.type === 'point_exchange' && next.type === old.type)
    return next.pcCode === old.pcCode && next.pointCost <= old.pointCost
  if (old.type === 'lottery' && next.type === old.type) return next.probability >= old.probability
  if (old.type === 'tag' && next.type === old.type) return holds(next.tagCodes, old.tagCodes)
  if (old.type === 'code' && next.type === old.type) return next.code === old.code
  if (old.type === 'game_win' && next.type === old.type)
    return next.gameId === old.gameId || next.gameId === null
  return next.type === old.type
}

function isTimeNoLess(old: CouponValid, next: CouponValid): boolean {
  if (old.mode === 'days_after_claim') return next.mode === old.mode && next.days >= old.days
  if (next.mode !== 'fixed') return false
  const beginsNoLater =
    next.startAt === null || (old.startAt !== null && Date.parse(next.startAt) <= Date.parse(old.startAt))
  return beginsNoLater && Date.parse(next.endAt) >= Date.parse(old.endAt)
}

const covers = (hours: readonly CouponHours[], day: number, { from, to }: CouponHours) =>
  hours.some((each) => each.days.includes(day) && each.from <= from && each.to >= to)
const areHoursNoLess = (old: readonly CouponHours[], next: readonly CouponHours[]) =>
  next.length === 0 ||
  (old.length > 0 && old.every((each) => each.days.every((day) => covers(next, day, each))))

type NarrowedKey = Extract<TextKey, `coupon.${string}Narrowed`>

/** For each field: whether the change is no worse for ticket holders, and the error if it is. */
const rules: Partial<Record<keyof CouponFields, [Check, NarrowedKey]>> = {
  cpnReward: [(a, b) => isRewardNoLess(a.cpnReward, b.cpnReward), 'coupon.rewardNarrowed'],
  cpnMinSpend: [(a, b) => b.cpnMinSpend <= a.cpnMinSpend, 'coupon.minSpendNarrowed'],
  cpnScope: [(a, b) => isScopeNoLess(a.cpnScope, b.cpnScope), 'coupon.scopeNarrowed'],
  cpnIssue: [(a, b) => isIssueNoLess(a.cpnIssue, b.cpnIssue), 'coupon.issueNarrowed'],
  cpnTotalQty: [(a, b) => isNoLower(a.cpnTotalQty, b.cpnTotalQty), 'coupon.totalNarrowed'],
  cpnPerMember: [(a, b) => b.cpnPerMember >= a.cpnPerMember, 'coupon.perMemberNarrowed'],
  cpnValid: [(a, b) => isTimeNoLess(a.cpnValid, b.cpnValid), 'coupon.validNarrowed'],
  cpnUseHours: [(a, b) => areHoursNoLess(a.cpnUseHours, b.cpnUseHours), 'coupon.hoursNarrowed'],
  cpnStackable: [(a, b) => b.cpnStackable || !a.cpnStackable, 'coupon.stackableNarrowed'],
  cpnStackWith: [
    (a, b) => b.cpnStackable || holds(b.cpnStackWith, a.cpnStackWith),
    'coupon.stackWithNarrowed',
  ],
  cpnRedeem: [(a, b) => b.cpnRedeem === a.cpnRedeem, 'coupon.redeemNarrowed'],
}

/** Where the form shows an error of the whole field. */
const places: Record<string, string> = {
  cpnReward: 'cpnReward.type',
  cpnScope: 'cpnScope.type',
  cpnIssue: 'cpnIssue.type',
  cpnValid: 'cpnValid.mode',
}

/** The fields of an issued coupon that would become worse for its holders. */
export function findNarrowedFields(old: CouponFields, next: CouponFields): Record<string, Text> {
  const narrowed = Object.entries(rules).filter(([, [isNoWorse]]) => !isNoWorse(old, next))
  return Object.fromEntries(narrowed.map(([field, [, key]]) => [places[field] ?? field, text(key)]))
}
