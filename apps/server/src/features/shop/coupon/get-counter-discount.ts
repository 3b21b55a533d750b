import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { discountLines } from './discount-lines.ts'
import type { HeldTicket } from './queries/ticket.queries.ts'

type Offered = Pick<HeldTicket, 'cpnReward' | 'cpnMinSpend' | 'cpnTitle'>

/** The discount at the counter; without an amount, what the coupon alone determines. */
export function getCounterDiscount({ cpnReward, cpnMinSpend }: Offered, amount: number | undefined): number {
  if (amount === undefined) return getValue(cpnReward)
  if (amount < cpnMinSpend)
    throw refuseField('amount', text('coupon.minSpend', { amount: cpnMinSpend.toLocaleString('en-US') }))
  const cart = { lines: [{ price: amount, qty: 1 }], shippingFee: 0 }
  if (cpnReward.type === 'free' || cpnReward.type === 'price_explicit') return getValue(cpnReward)
  return discountLines(cart, [{ reward: cpnReward, lines: [0] }]).amounts[0] as number
}

function getValue(reward: HeldTicket['cpnReward']): number {
  if (reward.type === 'discount_fixed') return reward.value
  if (reward.type === 'free') return reward.originalPrice ?? 0
  if (reward.type === 'price_explicit')
    return Math.max(0, (reward.originalPrice ?? reward.value) - reward.value)
  return 0
}
