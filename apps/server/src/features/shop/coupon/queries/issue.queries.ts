import type { CouponValid } from '@lumiroute/contract/coupon'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

type IssuableCoupon = { id: number; status: string; perMember: number; valid: CouponValid }

const findIssuableQuery = rawQuery<IssuableCoupon>({
  name: 'coupon.toGive',
  row: { id: 'int4', status: 'text', perMember: 'int4', valid: 'jsonb' },
  sql: `select id, cpn_status as status, cpn_per_member as "perMember", cpn_valid as valid from coupon
   where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null`,
})
export const findIssuable = async (tx: Tx, storeId: number, cpnCode: string) =>
  (await tx.run(findIssuableQuery, [storeId, cpnCode]))[0]

// One statement checks and counts both limits: a concurrent call waits for the row and sees the new count.
const insertTicketQuery = rawQuery({
  name: 'coupon.give',
  row: { hasRoom: 'bool', ticketId: 'int4?' },
  sql: `with room as (
     select id from coupon where id = {couponId} and cpn_status = 'running'
       and (cpn_total_qty is null or claimed < cpn_total_qty) for update),
   holder as (
     insert into coupon_holder as h (coupon_id, member_id, claimed) select id, {memberId}, 1 from room
     on conflict (coupon_id, member_id) do update set claimed = h.claimed + 1 where h.claimed < {perMember}::int
     returning coupon_id),
   counted as (
     update coupon c set claimed = c.claimed + 1 from holder h where c.id = h.coupon_id
     returning c.id, c.store_id),
   made as (
     insert into coupon_ticket (ticket_no, store_id, coupon_id, member_id, claimed_at, valid_from, expires_at, source, channel)
     select {ticketNo}, c.store_id, c.id, {memberId}, {at}::timestamptz, {startAt}::timestamptz,
       coalesce({endAt}::timestamptz, date_trunc('day', {at}::timestamptz) + make_interval(days => {days}::int + 1)), {source}, {channel}::text
     from counted c returning id)
   select exists (select from room) as "hasRoom", (select id from made) as "ticketId"`,
})
type NewTicket = {
  couponId: number
  memberId: number
  perMember: number
  ticketNo: string
  at: Date
  startAt: Date | null
  endAt: Date | null
  days: number | null
  source: object
  channel: 'game' | null
}
export const insertTicket = async (tx: Tx, ticket: NewTicket) => (await tx.run(insertTicketQuery, ticket))[0]

const listFriendCouponsQuery = rawQuery({
  name: 'coupon.welcoming',
  row: { cpnCode: 'text' },
  sql: `select cpn_code as "cpnCode" from coupon
   where store_id = $1 and cpn_status = 'running' and cpn_issue ->> 'type' = 'new_friend' and removed_at is null
   order by id`,
})
export const listFriendCoupons = (db: Handle, storeId: number) => db.run(listFriendCouponsQuery, [storeId])

const lockFriendQuery = rawQuery({
  name: 'coupon.newFriend',
  row: { id: 'int4' },
  sql: `select id from member where id = $1 and store_id = $2 and mbr_enabled and follow_status = 'following'
     and blocked_at is null for update`,
})
/** False if the member no longer follows the store. */
export const lockFriend = async (tx: Tx, memberId: number, storeId: number): Promise<boolean> =>
  (await tx.run(lockFriendQuery, [memberId, storeId])).length > 0

const hasClaimedQuery = rawQuery({
  name: 'coupon.hasOne',
  row: { n: 'int4' },
  sql: `select 1 as n from coupon_holder h join coupon c on c.id = h.coupon_id
   where h.member_id = $1 and c.store_id = $2 and lower(c.cpn_code) = lower($3)`,
})
export const hasClaimed = async (
  tx: Tx,
  memberId: number,
  storeId: number,
  cpnCode: string,
): Promise<boolean> => (await tx.run(hasClaimedQuery, [memberId, storeId, cpnCode])).length > 0
