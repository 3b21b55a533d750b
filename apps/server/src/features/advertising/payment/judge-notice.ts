import { findMove, type Review } from '@lumiroute/contract/ad'
import type { PaymentStatus } from '@lumiroute/contract/order'
import type { Notice } from '../../../adapters/payment/payment.port.ts'

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
  /** Whether what was ordered can still be had for the money. */
  isWanted: boolean
}

const openOrders: readonly PaymentStatus[] = ['INIT', 'PENDING', 'FAIL']
const isOpenOrder = (status: PaymentStatus) => openOrders.includes(status)

/** What a genuine notice of the right amount means; money that came in wins over whatever was said before. */
export function judgeNotice({ said, attempt, order, isWanted }: Facts): Verdict {
  if (said === attempt) return 'repeated'
  if (attempt === 'SUCCESS') return 'outOfOrder'
  if (said === 'PENDING') return attempt === 'INIT' ? 'pending' : 'outOfOrder'
  if (said === 'FAIL') return 'failed'
  if (order === 'SUCCESS') return 'doublePaid'
  return isWanted && isOpenOrder(order) ? 'settled' : 'late'
}

/** Null: the ad is gone. */
export const isAdWanted = (review: Review | null): boolean =>
  review !== null && findMove({ review, pay: 'unpay' }, 'settle') !== undefined
