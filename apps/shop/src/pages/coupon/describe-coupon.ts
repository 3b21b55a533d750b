import type { CouponHours, CouponReward, Ticket } from '@lumiroute/contract/coupon'
import type { Language } from '../../text/language.ts'
import type { MemberTexts } from '../../text/member-texts.ts'
import { fill, formatMoney, formatTime } from '../../kit/format.ts'

type Words = MemberTexts['coupon']

/** What the coupon is worth, in a few large words. */
export function describeReward(reward: CouponReward, m: Words, language: Language): string {
  if (reward.type === 'gift') return reward.text
  if (reward.type === 'free' || reward.type === 'free_shipping') return m[reward.type]
  if (reward.type === 'points') return fill(m.points, { n: reward.value })
  // Chinese names what is paid (8 折), English what is taken off (20%).
  if (reward.type === 'discount_percent')
    return fill(m.discount_percent, { rate: language === 'en' ? reward.value : (100 - reward.value) / 10 })
  return fill(m[reward.type], { money: formatMoney(reward.value) })
}

export const describeCap = (reward: CouponReward, m: Words) =>
  'maxDiscount' in reward && reward.maxDiscount !== null
    ? fill(m.maxDiscount, { money: formatMoney(reward.maxDiscount) })
    : ''

export function describeHours(hours: CouponHours[], m: Words): string {
  const names = m.weekdays.split(',')
  return hours
    .map(({ days, from, to }) => `${days.map((day) => names[day]).join(' ')} ${from}–${to}`)
    .join('、')
}

export const isUsable = ({ status }: Ticket) => status === 'held' || status === 'restored'

/** Why a ticket cannot be used now; empty if it can. */
export function describeState(ticket: Ticket, m: Words): string {
  const { status, validFrom } = ticket
  if (status === 'used' || status === 'expired' || status === 'revoked') return m[status]
  return validFrom !== null && Date.parse(validFrom) > Date.now() ? m.notYet : ''
}

export function describeValidity(ticket: Ticket, m: Words, language: Language): string {
  const { usedAt, expiresAt, validFrom, status } = ticket
  if (status === 'used' && usedAt) return fill(m.usedAt, { date: formatTime(usedAt, language) })
  if (validFrom && Date.parse(validFrom) > Date.now())
    return fill(m.from, { date: formatTime(validFrom, language) })
  return expiresAt ? fill(m.until, { date: formatTime(expiresAt, language) }) : m.noLimit
}
