import type { FrontPointCard } from '@lumiroute/contract/front'
import { PointEarn, PointEarnLimit, PointExpiry, maxGoal } from '@lumiroute/contract/point-card'
import type { PointCardValues } from './point-card-values.ts'

/** The goal while it is typed: a card of 0 or 5,000 stamps cannot be drawn. */
const getGoal = ({ pcGoal }: PointCardValues) => Math.min(maxGoal, Math.max(1, Math.round(pcGoal || 1)))

function getRewards(values: PointCardValues, couponName: (cpnCode: string) => string) {
  const goal = getGoal(values)
  const rewards = values.pcRewards.map(({ at = 0, kind, cpnCode, text }, index) => ({
    // The first row is always the reward of the goal.
    at: index === 0 ? goal : at,
    text: kind === 'text' ? text : cpnCode && couponName(cpnCode),
  }))
  return rewards.filter(({ at }) => at > 0).toSorted((one, other) => one.at - other.at)
}

/** The point card as the public endpoint would answer it, had the form been saved. */
export function buildFrontPointCard(
  values: PointCardValues,
  code: string,
  couponName: (cpnCode: string) => string,
): FrontPointCard {
  const expiry = PointExpiry.safeParse(values.pcExpiry)
  const earn = PointEarn.safeParse(values.pcEarn)
  const limit = PointEarnLimit.safeParse(values.pcEarnLimit)
  return {
    pcCode: code,
    pcName: values.pcName,
    pcColor: values.pcColor,
    pcBgImage: values.pcBgImage[0]?.uuidName ?? null,
    pcIcon: values.pcIcon,
    pcNotice: values.pcNotice,
    pcGoal: getGoal(values),
    pcRewards: getRewards(values, couponName),
    pcExpiry: expiry.success ? expiry.data : { mode: 'none' },
    pcIssueBonus: values.pcIssueBonus ?? 0,
    pcEarn: earn.success ? earn.data : { type: 'per_visit', points: 1 },
    pcEarnLimit: limit.success ? limit.data : { type: 'none' },
    pcGeoLimitM: values.pcGeoLimitM ?? null,
  }
}
