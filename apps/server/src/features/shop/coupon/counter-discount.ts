import { refuseField } from '../../../errors/app-error.ts'
import type { HeldTicket } from './coupon.rows.ts'
import { discountLines } from './discount-lines.ts'

type Offered = Pick<HeldTicket, 'cpnReward' | 'cpnMinSpend' | 'cpnTitle'>

/** What a ticket is worth at the counter; without the amount as much as the coupon itself tells. */
export function counterDiscount({ cpnReward, cpnMinSpend }: Offered, amount: number | undefined): number {
  if (amount === undefined) return valueOf(cpnReward)
  if (amount < cpnMinSpend) throw refuseField('amount', `需消費滿 NT$${cpnMinSpend.toLocaleString('en-US')}`)
  const cart = { lines: [{ price: amount, qty: 1 }], shippingFee: 0 }
  if (cpnReward.type === 'free' || cpnReward.type === 'price_explicit') return valueOf(cpnReward)
  return discountLines(cart, [{ reward: cpnReward, lines: [0] }]).amounts[0] as number
}

function valueOf(reward: HeldTicket['cpnReward']): number {
  if (reward.type === 'discount_fixed') return reward.value
  if (reward.type === 'free') return reward.originalPrice ?? 0
  if (reward.type === 'price_explicit')
    return Math.max(0, (reward.originalPrice ?? reward.value) - reward.value)
  return 0
}
