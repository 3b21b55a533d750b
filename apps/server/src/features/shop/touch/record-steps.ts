import type { Tx } from '../../../db/db.ts'
import {
  deleteOrder,
  type Following,
  insertCoupon,
  insertFollows,
  insertOrder,
  subtractAmount,
} from './touch.queries.ts'

/**
 * Rule `last-7d-1`: a step belongs to the member's last touch before it, if that was at most 30 minutes (follow),
 * 24 hours (coupon) or 7 days (paid order) ago. Written in the transaction of what happened, so that neither
 * exists without the other.
 */
export async function recordFollows(tx: Tx, followings: readonly Following[]): Promise<void> {
  if (followings.length > 0) await insertFollows(tx, followings)
}

export const recordCoupon = insertCoupon
export const recordOrder = insertOrder

type Refund = { orderId: number; amount: number; isWhole: boolean }

/** An order that was refunded as a whole is none. */
export async function recordRefund(tx: Tx, { orderId, amount, isWhole }: Refund): Promise<void> {
  if (isWhole) await deleteOrder(tx, orderId)
  else await subtractAmount(tx, orderId, amount)
}
