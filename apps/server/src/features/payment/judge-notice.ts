import { findMove, type PaymentStatus, type Review } from '@lumiroute/contract'
import type { Notice } from '../../payment/payment.port.ts'

export type AttemptStatus = 'INIT' | 'PENDING' | 'SUCCESS' | 'FAIL' | 'EXPIRED'
export type Verdict =
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
  said: Notice['status']
  attempt: AttemptStatus
  order: PaymentStatus
  /** Null: the ad is gone. */
  review: Review | null
}

const openOrders: readonly PaymentStatus[] = ['INIT', 'PENDING', 'FAIL']
const isOpenOrder = (status: PaymentStatus) => openOrders.includes(status)

/** What a genuine notice of the right amount means; money that came in wins over whatever was said before. */
export function judgeNotice({ said, attempt, order, review }: Facts): Verdict {
  if (said === attempt) return 'repeated'
  if (attempt === 'SUCCESS') return 'outOfOrder'
  if (said === 'PENDING') return attempt === 'INIT' ? 'pending' : 'outOfOrder'
  if (said === 'FAIL') return 'failed'
  if (order === 'SUCCESS') return 'doublePaid'
  return canSettle(order, review) ? 'settled' : 'late'
}

const canSettle = (order: PaymentStatus, review: Review | null) =>
  review !== null && isOpenOrder(order) && findMove({ review, pay: 'unpay' }, 'settle') !== undefined
