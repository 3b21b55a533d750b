import type { Coupon, CouponReward } from '@lumiroute/contract'
import type { TFunction } from 'i18next'
import { formatMoney } from '../../lib/format.ts'

/** 20 % off is 8 折, 15 % off is 85 折. */
const tenthsOf = (percent: number) => {
  const left = 100 - percent
  return left % 10 === 0 ? left / 10 : left
}

/** What a coupon gives, in a few words. */
export function offerText(t: TFunction, reward: CouponReward): string {
  switch (reward.type) {
    case 'discount_fixed':
    case 'price_explicit':
      return t(`coupon.offer.${reward.type}`, { money: formatMoney(reward.value) })
    case 'discount_percent':
      return t('coupon.offer.discount_percent', { tenths: tenthsOf(reward.value), percent: reward.value })
    case 'gift':
      return t('coupon.offer.gift', { text: reward.text })
    case 'points':
      return t('coupon.offer.points', { points: reward.value })
    default:
      return t(`coupon.offer.${reward.type}`)
  }
}

type DateText = (at: string | null) => string

export function validText(t: TFunction, date: DateText, valid: Coupon['cpnValid']): string {
  if (valid.mode === 'days_after_claim') return t('coupon.valid.days', { days: valid.days })
  if (!valid.startAt) return t('coupon.valid.until', { date: date(valid.endAt) })
  return t('coupon.valid.period', { from: date(valid.startAt), to: date(valid.endAt) })
}
