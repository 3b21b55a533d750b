import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { collectTicketPoints, reverseTicketPoints } from '../point-card/ticket-points.ts'
import type { HeldTicket } from './coupon.rows.ts'
import { type PricedTicket, refuseTickets } from './price-tickets.ts'

export { type OrderLine, type PricedTicket, type PricedTickets, priceTickets } from './price-tickets.ts'

const hold = rawQuery({
  name: 'coupon.hold',
  row: { id: 'int4' },
  sql: `update coupon_ticket t set order_id = $1, discount_amount = v.amount
   from unnest($2::int[], $3::int[]) v (id, amount)
   where t.id = v.id and t.order_id is null and t.status in ('held', 'restored') returning t.id`,
})

/** An unpaid order counts on them: no other order, no counter and no sweep takes them meanwhile. */
export async function holdTickets(tx: Tx, orderId: number, tickets: readonly PricedTicket[]): Promise<void> {
  if (tickets.length === 0) return
  const ids = tickets.map(({ ticketId }) => ticketId)
  const held = await tx.run(hold, [orderId, ids, tickets.map(({ amount }) => amount)])
  if (held.length < tickets.length) throw refuseTickets('優惠券已被使用，請重新選擇', 'CONFLICT')
}

type Used = { ticketNo: string; storeId: number; memberId: number; reward: HeldTicket['cpnReward'] }
const use = rawQuery<Used>({
  name: 'coupon.use',
  row: { ticketNo: 'text', storeId: 'int4', memberId: 'int4', reward: 'jsonb' },
  sql: `with used as (
     update coupon_ticket set status = 'used', used_at = $2, channel = 'shop'
     where order_id = $1 and status in ('held', 'restored')
     returning ticket_no, store_id, member_id, coupon_id, discount_amount),
   counted as (
     update coupon c set used = c.used + u.n, discount_total = c.discount_total + u.amount
     from (select coupon_id, count(*)::int n, sum(discount_amount)::int amount from used group by coupon_id) u
     where c.id = u.coupon_id)
   select u.ticket_no as "ticketNo", u.store_id as "storeId", u.member_id as "memberId", c.cpn_reward as reward
   from used u join coupon c on c.id = u.coupon_id`,
})

/** The order was paid. Also a ticket that expired while the payment was under way counts. */
export async function useTickets(tx: Tx, orderId: number, at: Date): Promise<void> {
  for (const used of await tx.run(use, [orderId, at])) await collectTicketPoints(tx, { ...used, at })
}

const release = rawQuery({
  name: 'coupon.release',
  row: {},
  sql: `update coupon_ticket set order_id = null, discount_amount = 0
   where order_id = $1 and status in ('held', 'restored')`,
})

/** The order will not be paid. */
export async function releaseTickets(tx: Tx, orderId: number): Promise<void> {
  await tx.run(release, [orderId])
}

const restore = rawQuery({
  name: 'coupon.restore',
  row: { ticketNo: 'text', memberId: 'int4' },
  sql: `with back as (
     select id, coupon_id, discount_amount from coupon_ticket
     where order_id = $1 and status = 'used' and (expires_at is null or expires_at > $2) for update),
   restored as (
     update coupon_ticket t set status = 'restored', used_at = null, channel = null, order_id = null,
       discount_amount = 0
     from back where t.id = back.id returning t.ticket_no as "ticketNo", t.member_id as "memberId"),
   counted as (
     update coupon c set used = c.used - u.n, discount_total = c.discount_total - u.amount
     from (select coupon_id, count(*)::int n, sum(discount_amount)::int amount from back group by coupon_id) u
     where c.id = u.coupon_id)
   select * from restored`,
})

/** The order was refunded: what is still good comes back, what expired meanwhile stays used. */
export async function restoreTickets(tx: Tx, orderId: number, at: Date): Promise<string[]> {
  const restored = await tx.run(restore, [orderId, at])
  for (const ticket of restored) await reverseTicketPoints(tx, { ...ticket, at })
  return restored.map(({ ticketNo }) => ticketNo)
}
