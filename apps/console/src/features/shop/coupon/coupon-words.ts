import type { Coupon, CouponReward } from '@lumiroute/contract/coupon'
import type { TFunction } from 'i18next'
import { formatMoney } from '../../../lib/format/format.ts'

/** 20 % off is 8 折, 15 % off is 85 折. */
const getTenths = (percent: number) => {
  const left = 100 - percent
  return left % 10 === 0 ? left / 10 : left
}

/** Chinese states the remaining price, English the discount. */
const getShare = (t: TFunction, percent: number) =>
  t('coupon.offer.shareBy') === 'tenths' ? getTenths(percent) : percent

/** Short description of a coupon's reward. */
export function offerText(t: TFunction, reward: CouponReward): string {
  switch (reward.type) {
    case 'discount_fixed':
    case 'price_explicit':
      return t(`coupon.offer.${reward.type}`, { money: formatMoney(reward.value) })
    case 'discount_percent':
      return t('coupon.offer.discount_percent', { share: getShare(t, reward.value) })
    case 'gift':
      return t('coupon.offer.gift', { text: reward.text })
    case 'points':
      return t('coupon.offer.points', { points: reward.value })
    default:
      return t(`coupon.offer.${reward.type}`)
  }
}

type DateText = (at: string | null) => string

/** Without the weekday, to keep the period short. */
const dayIn = (date: DateText, at: string) => date(at).slice(0, 10)
/** The last valid day: what ends at midnight ended the day before. */
export const lastMoment = (endAt: string) => new Date(Date.parse(endAt) - 1000).toISOString()

export function validText(t: TFunction, date: DateText, valid: Coupon['cpnValid']): string {
  if (valid.mode === 'days_after_claim') return t('coupon.valid.days', { days: valid.days })
  const to = dayIn(date, lastMoment(valid.endAt))
  if (!valid.startAt) return t('coupon.valid.until', { date: to })
  return t('coupon.valid.period', { from: dayIn(date, valid.startAt), to })
}
