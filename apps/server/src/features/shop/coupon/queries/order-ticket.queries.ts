import type { CouponReward } from '@lumiroute/contract/coupon'
import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const reserveTicketsQuery = rawQuery({
  name: 'coupon.hold',
  row: { id: 'int4' },
  sql: `update coupon_ticket t set order_id = $1, discount_amount = v.amount
   from unnest($2::int[], $3::int[]) v (id, amount)
   where t.id = v.id and t.order_id is null and t.status in ('held', 'restored') returning t.id`,
})
export const reserveTickets = (tx: Tx, orderId: number, ticketIds: number[], amounts: number[]) =>
  tx.run(reserveTicketsQuery, [orderId, ticketIds, amounts])

type UsedTicket = { ticketNo: string; storeId: number; memberId: number; reward: CouponReward }

const useOrderTicketsQuery = rawQuery<UsedTicket>({
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
export const useOrderTickets = (tx: Tx, orderId: number, at: Date) =>
  tx.run(useOrderTicketsQuery, [orderId, at])

const releaseOrderTicketsQuery = rawQuery({
  name: 'coupon.release',
  row: {},
  sql: `update coupon_ticket set order_id = null, discount_amount = 0
   where order_id = $1 and status in ('held', 'restored')`,
})
export async function releaseOrderTickets(tx: Tx, orderId: number): Promise<void> {
  await tx.run(releaseOrderTicketsQuery, [orderId])
}

const restoreOrderTicketsQuery = rawQuery({
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
export const restoreOrderTickets = (tx: Tx, orderId: number, at: Date) =>
  tx.run(restoreOrderTicketsQuery, [orderId, at])
