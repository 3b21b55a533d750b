import type { PointEarn } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { collectPoints, maxPointsAtOnce } from './collect-points.ts'
import { listEarningKinds, listKindsOfOrder } from './queries/earn.queries.ts'
import { reverseEarned } from './reverse-earned.ts'

type Paid = {
  orderId: number
  orderNo: string
  storeId: number
  memberId: number
  /** The amount paid for products that earn points. */
  amount: number
  at: Date
}

/** The points that an amount earns under a rule. */
export function calculatePoints(earn: PointEarn, amount: number): number {
  if (amount <= 0) return 0
  if (earn.type === 'order_paid') return earn.points
  if (earn.type === 'per_amount')
    return Math.min(Math.floor(amount / earn.unit) * earn.points, maxPointsAtOnce)
  return 0
}

/** One reference per kind of card, so that each kind counts the order once. */
const getReference = (orderNo: string, pointCardId: number) => ({
  refType: 'order',
  refId: `${orderNo}#${pointCardId}`,
})

/** Adds the points of a paid order to every card of the store that earns by orders, once per order. */
export async function earnForOrder(tx: Tx, paid: Paid): Promise<number> {
  const { orderNo, storeId, memberId, amount, at } = paid
  let earned = 0
  for (const { id: pointCardId, earn } of await listEarningKinds(tx, storeId, memberId)) {
    const points = calculatePoints(earn, amount)
    if (points === 0) continue
    const ref = getReference(orderNo, pointCardId)
    earned += (await collectPoints(tx, { pointCardId, memberId, points, reason: 'earn', ref, at })).earned
  }
  return earned
}

/** The points of a member's order, less those taken back. */
export { sumOrderPoints } from './queries/earn.queries.ts'

type Refunded = {
  orderId: number
  orderNo: string
  at: Date
  /** The amount still paid for products that earn points, after a partial refund. */
  remaining?: number
}

/** Reverses the points of a refunded order as far as any remain; returns how many. */
export async function reverseForOrder(
  tx: Tx,
  { orderId, orderNo, at, remaining = 0 }: Refunded,
): Promise<number> {
  let taken = 0
  for (const { id, earn } of await listKindsOfOrder(tx, orderId, orderNo))
    taken += await reverseEarned(tx, {
      ref: getReference(orderNo, id),
      keep: calculatePoints(earn, remaining),
      at,
    })
  return taken
}
