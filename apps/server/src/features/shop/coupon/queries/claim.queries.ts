import type { CouponIssue } from '@lumiroute/contract/coupon'
import { isCouponSoldOut } from '../../../../db/coupon-states.ts'
import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type ClaimableCoupon = {
  id: number
  title: string
  issue: CouponIssue
  status: string
  perMember: number
  isSoldOut: boolean
}

const findClaimableQuery = rawQuery<ClaimableCoupon>({
  name: 'coupon.toClaim',
  row: { id: 'int4', title: 'text', issue: 'jsonb', status: 'text', perMember: 'int4', isSoldOut: 'bool' },
  sql: `select id, cpn_title as title, cpn_issue as issue, cpn_status as status, cpn_per_member as "perMember",
     ${isCouponSoldOut} as "isSoldOut"
   from coupon r where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null`,
})
export const findClaimable = async (tx: Tx, storeId: number, cpnCode: string) =>
  (await tx.run(findClaimableQuery, [storeId, cpnCode]))[0]

const lockRequestKeyQuery = rawQuery({
  name: 'coupon.lockKey',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock(7302, hashtext($1))',
})
export async function lockRequestKey(tx: Tx, key: string): Promise<void> {
  await tx.run(lockRequestKeyQuery, [key])
}

const findClaimedTicketIdQuery = rawQuery({
  name: 'coupon.claimedBy',
  row: { id: 'int4' },
  sql: `select id from coupon_ticket where member_id = $1 and source ->> 'requestKey' = $2`,
})
export const findClaimedTicketId = async (tx: Tx, memberId: number, requestKey: string) =>
  (await tx.run(findClaimedTicketIdQuery, [memberId, requestKey]))[0]?.id

const countLostDrawQuery = rawQuery({
  name: 'coupon.countDraw',
  row: { n: 'int4' },
  sql: `insert into coupon_holder as h (coupon_id, member_id, claimed) values ($1, $2, 1)
   on conflict (coupon_id, member_id) do update set claimed = h.claimed + 1 where h.claimed < $3::int
   returning 1 as n`,
})
/** False if the member has no draws left. */
export const countLostDraw = async (
  tx: Tx,
  couponId: number,
  memberId: number,
  perMember: number,
): Promise<boolean> => (await tx.run(countLostDrawQuery, [couponId, memberId, perMember])).length > 0
