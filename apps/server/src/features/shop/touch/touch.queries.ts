import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

export type Claim = { touchId: string; storeId: number; memberId: number; at: Date }

const claim = rawQuery({
  name: 'touch.claim',
  row: { id: 'uuid' },
  sql: `update touch set member_id = {memberId}
   where id = {touchId}::uuid and store_id = {storeId} and member_id is null
     and at > {at}::timestamptz - interval '7 days' returning id`,
})
/** False if it is of another store, old, or has a member already. */
export const setMember = async (tx: Tx, given: Claim): Promise<boolean> =>
  (await tx.run(claim, given)).length > 0

const lock = rawQuery({
  name: 'touch.lockMember',
  row: { id: 'int4' },
  sql: 'select id from member where id = $1 for no key update',
})
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  await tx.run(lock, [memberId])
}

/** SQL: the times of rule `last-7d-1`. */
const times = { follow: `interval '30 minutes'`, coupon: `interval '24 hours'`, order: `interval '7 days'` }

/** SQL: the member's last touch before a moment. */
const lastTouch = (member: string, before: string) =>
  `(select l.id, l.at from touch l where l.member_id = ${member} and l.at <= ${before} order by l.at desc limit 1)`
const insertStep = 'insert into touch_step (touch_id, step, ref, at, amount)'
const once = 'on conflict (step, ref) do nothing'

const follow = rawQuery({
  name: 'touch.follow',
  row: {},
  sql: `${insertStep}
   select t.id, 'follow', n.member_id::text, n.at, null
   from unnest($1::int[], $2::timestamptz[]) as n (member_id, at), lateral ${lastTouch('n.member_id', 'n.at')} t
   where n.at <= t.at + ${times.follow} order by n.member_id ${once}`,
})
export type Following = { memberId: number; at: Date }
export async function insertFollows(tx: Tx, followings: readonly Following[]): Promise<void> {
  await tx.run(follow, [followings.map(({ memberId }) => memberId), followings.map(({ at }) => at)])
}

const followBefore = rawQuery({
  name: 'touch.followBefore',
  row: {},
  sql: `${insertStep}
   select t.id, 'follow', e.member_id::text, e.at, null from touch t join line_event e on e.member_id = t.member_id
   where t.id = {touchId}::uuid and e.type = 'follow' and e.at between t.at and t.at + ${times.follow}
     and not exists (select from touch o where o.member_id = t.member_id and o.at > t.at and o.at <= e.at)
   order by e.at limit 1 ${once}`,
})
/** LINE may report the follow before the page signs the person in. */
export async function insertEarlierFollow(tx: Tx, touchId: string): Promise<void> {
  await tx.run(followBefore, { touchId })
}

const coupon = rawQuery({
  name: 'touch.coupon',
  row: {},
  sql: `${insertStep}
   select t.id, 'coupon', {ticketId}::int::text, {at}, null
   from ${lastTouch('{memberId}::int', '{at}::timestamptz')} t
   where {at}::timestamptz <= t.at + ${times.coupon} ${once}`,
})
export async function insertCoupon(tx: Tx, given: { memberId: number; ticketId: number; at: Date }) {
  await tx.run(coupon, given)
}

// The touch must precede the order: a scan between ordering and paying brought nothing.
const order = rawQuery({
  name: 'touch.order',
  row: {},
  sql: `${insertStep}
   select t.id, 'order', o.id::text, {at}, o.order_amount - o.refunded_amount
   from "order" o, lateral ${lastTouch('o.member_id', 'o.order_time')} t
   where o.id = {orderId} and {at}::timestamptz <= t.at + ${times.order} ${once}`,
})
export async function insertOrder(tx: Tx, given: { orderId: number; at: Date }): Promise<void> {
  await tx.run(order, given)
}

const subtract = rawQuery({
  name: 'touch.refund',
  row: {},
  sql: `update touch_step set amount = amount - {amount}::int where step = 'order' and ref = {orderId}::int::text`,
})
export async function subtractAmount(tx: Tx, orderId: number, amount: number): Promise<void> {
  await tx.run(subtract, { orderId, amount })
}

const removeOrder = rawQuery({
  name: 'touch.removeOrder',
  row: {},
  sql: `delete from touch_step where step = 'order' and ref = $1::int::text`,
})
export async function deleteOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.run(removeOrder, [orderId])
}

const forget = rawQuery({
  name: 'touch.forgetMember',
  row: {},
  sql: `with followed as (update touch_step s set ref = s.touch_id::text from touch t
     where t.id = s.touch_id and t.member_id = $1 and s.step = 'follow')
   update touch set member_id = null where member_id = $1`,
})
/** The steps remain without the person. */
export async function clearMember(tx: Tx, memberId: number): Promise<void> {
  await tx.run(forget, [memberId])
}

const deleteOld = rawQuery({
  name: 'touch.deleteOld',
  row: {},
  sql: `delete from touch t where t.at < $1 and t.member_id is null
     and not exists (select from touch_step s where s.touch_id = t.id)`,
})
export async function deleteTouchesBefore(db: Handle, before: Date): Promise<void> {
  await db.run(deleteOld, [before])
}
