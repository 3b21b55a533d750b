import { findTransition, type Review } from '@lumiroute/contract/ad'
import type { PaymentStatus } from '@lumiroute/contract/order'
import type { PaymentWebhook } from '../../../adapters/payment/payment.port.ts'

export type AttemptStatus = 'INIT' | 'PENDING' | 'SUCCESS' | 'FAIL' | 'EXPIRED'
/** What became of a webhook; stored with it. */
export type WebhookOutcome =
  | 'settled'
  | 'failed'
  | 'pending'
  | 'repeated'
  | 'outOfOrder'
  | 'doublePaid'
  | 'late'
  | 'wrongAmount'
  | 'unknown'
  | 'forged'
  | 'simulated'

type Facts = {
  reported: PaymentWebhook['status']
  attempt: AttemptStatus
  order: PaymentStatus
  /** Whether the money still buys what was ordered. */
  isPayable: boolean
}

const openStatuses: readonly PaymentStatus[] = ['INIT', 'PENDING', 'FAIL']

/** The outcome of a genuine webhook of the right amount; money that arrived wins over earlier reports. */
export function validatePaymentWebhook({ reported, attempt, order, isPayable }: Facts): WebhookOutcome {
  if (reported === attempt) return 'repeated'
  if (attempt === 'SUCCESS') return 'outOfOrder'
  if (reported === 'PENDING') return attempt === 'INIT' ? 'pending' : 'outOfOrder'
  if (reported === 'FAIL') return 'failed'
  if (order === 'SUCCESS') return 'doublePaid'
  return isPayable && openStatuses.includes(order) ? 'settled' : 'late'
}

/** Null: the ad was deleted. */
export const isAdPayable = (review: Review | null): boolean =>
  review !== null && findTransition({ review, pay: 'unpay' }, 'settle') !== undefined
