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

/** Midnight is the end of the day before; nobody reads 12/03 00:00 as the evening of 12/02. */
export function formatEnd(time: string, language: Language): string {
  if (time.slice(11, 16) !== '00:00') return formatTime(time, language)
  const [year = 0, month = 1, day = 1] = time.slice(0, 10).split('-').map(Number)
  const before = new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10)
  return formatTime(`${before}T23:59`, language)
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
  return expiresAt ? fill(m.until, { date: formatEnd(expiresAt, language) }) : m.noLimit
}
