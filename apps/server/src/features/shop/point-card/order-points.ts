import type { PointEarn } from '@lumiroute/contract/point-card'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { collectPoints, mostPoints } from './collect-points.ts'
import { reverseEarned } from './reverse-earned.ts'

type Paid = {
  orderId: number
  orderNo: string
  storeId: number
  memberId: number
  /** What was paid for products that bring points. */
  amount: number
  at: Date
}

/** What an amount brings under a rule; nothing where the rule is not about money. */
export function pointsFor(earn: PointEarn, amount: number): number {
  if (amount <= 0) return 0
  if (earn.type === 'order_paid') return earn.points
  if (earn.type === 'per_amount') return Math.min(Math.floor(amount / earn.unit) * earn.points, mostPoints)
  return 0
}

/** Each kind of card counts the order for itself, also where one that is full leads on to another. */
const refOf = (orderNo: string, pointCardId: number) => ({
  refType: 'order',
  refId: `${orderNo}#${pointCardId}`,
})

type Kind = { id: number; earn: PointEarn }
const kinds = rawQuery<Kind>({
  name: 'pointCard.kindsForOrders',
  row: { id: 'int4', earn: 'jsonb' },
  sql: `select p.id, coalesce(held.rules, v.rules) -> 'pcEarn' as earn
   from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version
   left join lateral (select hv.rules from member_card m join point_card_version hv on hv.id = m.version_id
     where m.point_card_id = p.id and m.member_id = $2 and m.state = 'active') held on true
   where p.store_id = $1 and p.pc_status = 'published' and p.removed_at is null order by p.id`,
})

/** Points for a paid order, on every card of the store that gives them for orders; once an order. */
export async function earnForOrder(tx: Tx, paid: Paid): Promise<number> {
  const { orderNo, storeId, memberId, amount, at } = paid
  let earned = 0
  for (const { id: pointCardId, earn } of await tx.run(kinds, [storeId, memberId])) {
    const points = pointsFor(earn, amount)
    if (points === 0) continue
    const ref = refOf(orderNo, pointCardId)
    earned += (await collectPoints(tx, { pointCardId, memberId, points, reason: 'earn', ref, at })).earned
  }
  return earned
}

type Refunded = {
  orderId: number
  orderNo: string
  at: Date
  /** What is still paid for products that bring points, after a refund of a part. */
  remaining?: number
}

const kindsOfOrder = rawQuery<Kind>({
  name: 'pointCard.kindsOfOrder',
  row: { id: 'int4', earn: 'jsonb' },
  sql: `select distinct on (p.id) p.id, v.rules -> 'pcEarn' as earn
   from "order" o join point_card p on p.store_id = o.store_id
   join point_ledger l on l.ref_type = 'order' and l.ref_id = $2 || '#' || p.id and l.reason = 'earn'
   join member_card m on m.id = l.member_card_id join point_card_version v on v.id = m.version_id
   where o.id = $1 order by p.id, l.id`,
})

/** Takes back what a refunded order brought, as far as it is still there; answers how much that was. */
export async function reverseForOrder(
  tx: Tx,
  { orderId, orderNo, at, remaining = 0 }: Refunded,
): Promise<number> {
  let taken = 0
  for (const { id, earn } of await tx.run(kindsOfOrder, [orderId, orderNo]))
    taken += await reverseEarned(tx, { ref: refOf(orderNo, id), keep: pointsFor(earn, remaining), at })
  return taken
}
