import { couponStatusCodes, listCouponActions, type CouponFields } from '@lumiroute/contract/coupon'
import { eq, sql } from 'drizzle-orm'
import { actionsByStatus, asWriter, forWriters } from '../../../../db/actions-sql.ts'
import { isCouponOver } from '../../../../db/coupon-states.ts'
import type { Handle, Tx } from '../../../../db/db.ts'
import { defineList } from '../../../../db/list-json.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { coupons } from '../../../../db/schema/index.ts'

export type CouponRow = Omit<typeof coupons.$inferSelect, keyof CouponFields> & CouponFields

const columns = `
  r.id, r.cpn_code as "cpnCode", r.cpn_title as "cpnTitle", r.cpn_desc as "cpnDesc",
  r.cpn_condition as "cpnCondition", r.cpn_image as "cpnImage", r.cpn_reward as "cpnReward",
  r.cpn_min_spend as "cpnMinSpend", r.cpn_scope as "cpnScope", r.cpn_issue as "cpnIssue",
  r.cpn_total_qty as "cpnTotalQty", r.cpn_per_member as "cpnPerMember", r.cpn_valid as "cpnValid",
  r.cpn_use_hours as "cpnUseHours", r.cpn_stackable as "cpnStackable", r.cpn_stack_with as "cpnStackWith",
  r.cpn_redeem as "cpnRedeem", r.cpn_line_sync as "cpnLineSync", r.cpn_status as "cpnStatus",
  r.claimed, r.used, r.discount_total as "discountTotal",
  (select count(*)::int from coupon_ticket t where t.coupon_id = r.id and (t.status = 'expired'
     or t.status in ('held', 'restored') and t.order_id is null and t.expires_at <= {now})) as expired,
  ${isCouponOver('{now}')} as "isOver",
  ${forWriters(actionsByStatus('r.cpn_status', couponStatusCodes, listCouponActions))} as actions,
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`

export const listCouponsJson = defineList({
  name: 'coupon.list',
  from: 'coupon r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId} and r.removed_at is null',
    cpnCode: 'lower(r.cpn_code) = lower({cpnCode})',
    cpnStatus: 'r.cpn_status = {cpnStatus}',
    q: 'r.cpn_title ilike {q} or r.cpn_code ilike {q}',
  },
  orders: {
    id: 'r.id',
    cpnCode: 'lower(r.cpn_code)',
    cpnTitle: 'r.cpn_title',
    cpnStatus: 'r.cpn_status',
    claimed: 'r.claimed',
    used: 'r.used',
    discountTotal: 'r.discount_total',
    updatedAt: 'r.updated_at',
  },
  order: '-id',
})

const byId = rawQuery({
  name: 'coupon.byId',
  row: { coupon: 'text' },
  sql: `select row_to_json(v)::text as coupon from (
     select ${asWriter(columns).replaceAll('{now}', '$2::timestamptz')} from coupon r where r.id = $1) v`,
})
export const getCouponJson = async (db: Handle, id: number, now: Date) =>
  (await db.run(byId, [id, now]))[0]?.coupon as string

export async function lockCoupon(tx: Tx, storeId: number, cpnCode: string): Promise<CouponRow | undefined> {
  const isIt = sql`${coupons.storeId} = ${storeId} and lower(${coupons.cpnCode}) = lower(${cpnCode})
    and ${coupons.removedAt} is null`
  return (await tx.select().from(coupons).where(isIt).for('update'))[0] as CouponRow | undefined
}

type NewCoupon = CouponFields & { storeId: number; cpnCode: string; updatedBy: number }

export async function insertCoupon(tx: Tx, fields: NewCoupon): Promise<number> {
  const [made] = await tx.insert(coupons).values(fields).returning({ id: coupons.id })
  return (made as { id: number }).id
}

export async function updateCouponRow(tx: Tx, id: number, fields: CouponFields, by: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...fields, updatedAt: sql`now()`, updatedBy: by, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id))
}

const lengthen = rawQuery({
  name: 'coupon.lengthen',
  row: {},
  sql: `update coupon_ticket set valid_from = $2, expires_at = $3
   where coupon_id = $1 and status in ('held', 'restored') and source ->> 'cardNo' is null`,
})
/** Existing ticket holders get the longer validity too. */
export async function extendTickets(tx: Tx, id: number, from: string | null, until: string): Promise<void> {
  await tx.run(lengthen, [id, from, until])
}

const openTickets = rawQuery({
  name: 'coupon.openTickets',
  row: { n: 'int4', any: 'bool' },
  sql: `select count(*) filter (where status in ('held', 'restored')
       and (order_id is not null or expires_at is null or expires_at > $2))::int as n, count(*) > 0 as any
   from coupon_ticket where coupon_id = $1`,
})
/** How many tickets are still usable, and whether any was ever issued. */
export const countTickets = async (tx: Tx, id: number, now: Date) =>
  (await tx.run(openTickets, [id, now]))[0] as { n: number; any: boolean }

/** Only hidden if it has tickets. */
export async function deleteCouponRow(tx: Tx, id: number, keepsRow: boolean): Promise<void> {
  if (keepsRow)
    await tx
      .update(coupons)
      .set({ removedAt: sql`now()` })
      .where(eq(coupons.id, id))
  else await tx.delete(coupons).where(eq(coupons.id, id))
}

type RewardCard = { name: string; isDraft: boolean }
const cardsWith = rawQuery<RewardCard>({
  name: 'coupon.cardsWith',
  row: { name: 'text', isDraft: 'bool' },
  sql: `select distinct p.pc_name as name, p.pc_status = 'draft' as "isDraft" from point_card p join point_card_version v on v.point_card_id = p.id,
     jsonb_array_elements(v.rules -> 'pcRewards') reward
   where p.store_id = $1 and p.removed_at is null and lower(reward ->> 'cpnCode') = lower($2)
   order by "isDraft" limit 3`,
})
/** Point cards with the coupon as a reward, published ones first. */
export const listCardsWithReward = (tx: Tx, storeId: number, cpnCode: string) =>
  tx.run(cardsWith, [storeId, cpnCode])

const defineMissing = (table: string, column: string, isKeptRow = '') =>
  rawQuery({
    name: `coupon.missing.${table}`,
    row: { code: 'text' },
    sql: `select n.code from unnest($2::text[]) n (code) where not exists (
       select from ${table} t where t.store_id = $1 and lower(t.${column}) = lower(n.code) ${isKeptRow})`,
  })

const isKept = 'and t.removed_at is null'

const missingQueries = {
  product: defineMissing('product', 'prod_code', isKept),
  category: defineMissing('category', 'cate_code'),
  coupon: defineMissing('coupon', 'cpn_code', isKept),
  pointCard: defineMissing('point_card', 'pc_code', isKept),
  tag: defineMissing('tag', 'tag_code'),
}
export type NamedNoun = keyof typeof missingQueries

/** The given codes that the store does not have. */
export const listMissingCodes = async (tx: Tx, noun: NamedNoun, storeId: number, codes: readonly string[]) =>
  (await tx.run(missingQueries[noun], [storeId, codes])).map(({ code }) => code)

type Facts = { isTagged: boolean; isBirthMonth: boolean; isNewFriend: boolean }

/** How long a follower counts as a new friend. */
const newDays = 30

const getHolderFactsQuery = rawQuery<Facts>({
  name: 'coupon.holderFacts',
  row: { isTagged: 'bool', isBirthMonth: 'bool', isNewFriend: 'bool' },
  sql: `select exists (select from member_tag mt join tag t on t.id = mt.tag_id
       where mt.member_id = m.id and lower(t.tag_code) = any($3::text[])) as "isTagged",
     coalesce(extract(month from m.mbr_birth) = extract(month from $2::timestamptz), false) as "isBirthMonth",
     m.follow_status = 'following' and m.blocked_at is null and coalesce(m.followed_at > $2::timestamptz - interval '${newDays} days', false)
       as "isNewFriend"
   from member m where m.id = $1`,
})
export const getHolderFacts = async (tx: Tx, memberId: number, at: Date, tagCodes: string[]) =>
  (await tx.run(getHolderFactsQuery, [memberId, at, tagCodes]))[0]
