import type { CouponFields, Ticket } from '@lumiroute/contract/coupon'
import { actionsWhere } from '../../../../db/actions-sql.ts'
import type { Handle, Tx } from '../../../../db/db.ts'
import { defineList } from '../../../../db/list-json.ts'
import { maskName } from '../../../../db/mask-personal-data.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { RawJson } from '../../../../http/response/answer.ts'

/** A ticket with the rules of its coupon. */
export type HeldTicket = {
  id: number
  ticketNo: string
  memberId: number
  status: string
  orderId: number | null
  validFrom: Date | null
  expiresAt: Date | null
  couponId: number
  cpnCode: string
  cpnTitle: string
} & Pick<
  CouponFields,
  'cpnReward' | 'cpnMinSpend' | 'cpnScope' | 'cpnUseHours' | 'cpnStackable' | 'cpnStackWith' | 'cpnRedeem'
>

const heldColumns = `
  t.id, t.ticket_no as "ticketNo", t.member_id as "memberId", t.status, t.order_id as "orderId",
  t.valid_from as "validFrom", t.expires_at as "expiresAt", c.id as "couponId", c.cpn_code as "cpnCode",
  c.cpn_title as "cpnTitle", c.cpn_reward as "cpnReward", c.cpn_min_spend as "cpnMinSpend",
  c.cpn_scope as "cpnScope", c.cpn_use_hours as "cpnUseHours", c.cpn_stackable as "cpnStackable",
  c.cpn_stack_with as "cpnStackWith", c.cpn_redeem as "cpnRedeem"`

const heldRow = {
  id: 'int4',
  ticketNo: 'text',
  memberId: 'int4',
  status: 'text',
  orderId: 'int4?',
  validFrom: 'timestamptz?',
  expiresAt: 'timestamptz?',
  couponId: 'int4',
  cpnCode: 'text',
  cpnTitle: 'text',
  cpnReward: 'jsonb',
  cpnMinSpend: 'int4',
  cpnScope: 'jsonb',
  cpnUseHours: 'jsonb',
  cpnStackable: 'bool',
  cpnStackWith: 'text[]',
  cpnRedeem: 'text',
} as const

/** SQL: the status at a given time; a daily job saves expiry later. */
const statusAt = (t: string, now: string) => `case when ${t}.status in ('held', 'restored')
  and ${t}.order_id is null and ${t}.expires_at <= ${now} then 'expired' else ${t}.status end`

/** SQL: unused, not expired and not part of an order. */
const isRevocable = (t: string, now: string) =>
  `${statusAt(t, now)} in ('held', 'restored') and ${t}.order_id is null`

const ofCoupon = (column: string) => `(select c.${column} from coupon c where c.id = r.coupon_id)`
const ofMember = (expression: string) => `(select ${expression} from member m where m.id = r.member_id)`
/** The list is filtered by the day of the last event. */
const lastAt = 'coalesce(r.used_at, r.claimed_at)'

export const listUsageJson = defineList({
  name: 'coupon.usage',
  from: 'coupon_ticket r join coupon c on c.id = r.coupon_id join member m on m.id = r.member_id',
  columns: `r.ticket_no as "ticketNo", ${ofCoupon('cpn_code')} as "cpnCode", ${ofCoupon('cpn_title')} as "cpnTitle",
    ${ofMember('m.mbr_code')} as "mbrCode", ${ofMember(maskName('m.mbr_name'))} as "mbrName",
    ${statusAt('r', '{now}')} as status, r.claimed_at as "claimedAt", r.expires_at as "expiresAt",
    r.used_at as "usedAt", (select o.order_no from "order" o where o.id = r.order_id) as "orderNo",
    r.discount_amount as "discountAmount", r.channel,
    (select a.admin_account from account a where a.id = r.staff_account_id) as "staffAccount",
    jsonb_strip_nulls(jsonb_build_object('adId', r.source -> 'adId', 'recordId', r.source -> 'recordId',
      'gameId', r.source -> 'gameId')) as source,
    ${actionsWhere({ revoke: isRevocable('r', '{now}') })} as actions`,
  filters: {
    storeId: 'r.store_id = {storeId}',
    cpnCode: 'lower(c.cpn_code) = lower({cpnCode})',
    mbrCode: 'm.mbr_code = {mbrCode}',
    status: `${statusAt('r', '{now}')} = {status}`,
    from: `${lastAt} >= {from}::date`,
    to: `${lastAt} < {to}::date + 1`,
    q: 'r.ticket_no ilike {q} or c.cpn_title ilike {q} or m.mbr_code ilike {q} or m.mbr_name ilike {q}',
  },
  orders: {
    claimedAt: 'r.claimed_at',
    usedAt: `coalesce(r.used_at, '-infinity')`,
    cpnTitle: 'c.cpn_title',
    discountAmount: 'r.discount_amount',
  },
  order: '-claimedAt',
})

const ticketColumns = `
  t.ticket_no as "ticketNo", c.cpn_code as "cpnCode", c.cpn_title as "cpnTitle", c.cpn_desc as "cpnDesc",
  c.cpn_condition as "cpnCondition", c.cpn_image as "cpnImage", c.cpn_reward as "cpnReward",
  c.cpn_min_spend as "cpnMinSpend", c.cpn_use_hours as "cpnUseHours", c.cpn_redeem as "cpnRedeem",
  ${statusAt('t', '$2::timestamptz')} as status, t.claimed_at as "claimedAt", t.valid_from as "validFrom",
  t.expires_at as "expiresAt", t.used_at as "usedAt"`
const fromTickets = 'from coupon_ticket t join coupon c on c.id = t.coupon_id'

const byId = rawQuery({
  name: 'coupon.ticketById',
  row: { ticket: 'text' },
  sql: `select row_to_json(v)::text as ticket from (select ${ticketColumns} ${fromTickets} where t.id = $1) v`,
})
export const getTicketJson = async (db: Handle, id: number, now: Date) =>
  new RawJson<Ticket>((await db.run(byId, [id, now]))[0]?.ticket as string)

const mostOwn = 200
const own = rawQuery({
  name: 'coupon.ownTickets',
  row: { tickets: 'text' },
  sql: `select coalesce(json_agg(v), '[]')::text as tickets from (
     select ${ticketColumns} ${fromTickets} where t.member_id = $1
     order by ${statusAt('t', '$2::timestamptz')} not in ('held', 'restored'), t.expires_at nulls last, t.id desc
     limit ${mostOwn}) v`,
})
export const listOwnTicketsJson = async (db: Handle, memberId: number, now: Date) =>
  new RawJson<Ticket[]>((await db.run(own, [memberId, now]))[0]?.tickets as string)

const held = (where: string) => `select ${heldColumns} ${fromTickets} where t.store_id = $1 and ${where}`
const heldByNo = rawQuery<HeldTicket>({
  name: 'coupon.heldByNo',
  row: heldRow,
  sql: held('t.ticket_no = $2'),
})
const heldById = rawQuery<HeldTicket>({
  name: 'coupon.heldById',
  row: heldRow,
  sql: held('t.id = $2'),
})
const lockedByNo = rawQuery<HeldTicket>({
  name: 'coupon.lockedByNo',
  row: heldRow,
  sql: `${held('t.ticket_no = $2')} for update of t`,
})
const lockedById = rawQuery<HeldTicket>({
  name: 'coupon.lockedById',
  row: heldRow,
  sql: `${held('t.id = $2')} for update of t`,
})

export const findTicket = async (db: Handle, storeId: number, ticketNo: string) =>
  (await db.run(heldByNo, [storeId, ticketNo]))[0]
export const findTicketById = async (db: Handle, storeId: number, id: number) =>
  (await db.run(heldById, [storeId, id]))[0]
export const lockTicket = async (tx: Tx, storeId: number, ticketNo: string) =>
  (await tx.run(lockedByNo, [storeId, ticketNo]))[0]
export const lockTicketById = async (tx: Tx, storeId: number, id: number) =>
  (await tx.run(lockedById, [storeId, id]))[0]

const use = rawQuery({
  name: 'coupon.useAtCounter',
  row: {},
  sql: `with used as (
     update coupon_ticket set status = 'used', used_at = $2, channel = 'counter', staff_account_id = $3,
       discount_amount = $4
     where id = $1 returning coupon_id)
   update coupon c set used = c.used + 1, discount_total = c.discount_total + $4 from used u where c.id = u.coupon_id`,
})
type Use = { at: Date; staffAccountId: number | null; discountAmount: number }
/** Call with the ticket locked and checked. */
export async function useTicket(
  tx: Tx,
  id: number,
  { at, staffAccountId, discountAmount }: Use,
): Promise<void> {
  await tx.run(use, [id, at, staffAccountId, discountAmount])
}

const setRevoked = rawQuery({
  name: 'coupon.revoke',
  row: { id: 'int4' },
  sql: `update coupon_ticket t set status = 'revoked'
   where t.id = $1 and ${isRevocable('t', '$2::timestamptz')} returning t.id`,
})
/** False if the ticket can no longer be revoked. */
export const revokeHeldTicket = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (await tx.run(setRevoked, [id, now])).length > 0

const nameOf = rawQuery({
  name: 'coupon.holderName',
  row: { name: 'text' },
  sql: `select ${maskName("coalesce(nullif(m.mbr_name, ''), m.mbr_display_name)")} as name from member m where m.id = $1`,
})
/** Masked, but enough to recognise the person at the counter. */
export const getHolderName = async (db: Handle, memberId: number) =>
  (await db.run(nameOf, [memberId]))[0]?.name ?? ''

const expireHeldTicketsQuery = rawQuery({
  name: 'coupon.expire',
  row: {},
  sql: `update coupon_ticket set status = 'expired'
   where status in ('held', 'restored') and expires_at <= $1 and order_id is null`,
})
export async function expireHeldTickets(db: Handle, now: Date): Promise<void> {
  await db.run(expireHeldTicketsQuery, [now])
}

const deleteExpiredCodesQuery = rawQuery({
  name: 'code.forget',
  row: {},
  sql: 'delete from spent_code where expires_at < $1',
})
export async function deleteExpiredCodes(db: Handle, now: Date): Promise<void> {
  await db.run(deleteExpiredCodesQuery, [now])
}

const lockMemberTicketsQuery = rawQuery<HeldTicket>({
  name: 'coupon.lockTickets',
  row: heldRow,
  sql: `select ${heldColumns} from coupon_ticket t join coupon c on c.id = t.coupon_id
   where t.store_id = $1 and t.member_id = $2 and t.ticket_no = any($3::text[])
   order by t.id for update of t`,
})
export const lockMemberTickets = (tx: Tx, storeId: number, memberId: number, ticketNos: string[]) =>
  tx.run(lockMemberTicketsQuery, [storeId, memberId, ticketNos])

type Category = { id: number; code: string }

const listScopeCategoriesQuery = rawQuery<Category>({
  name: 'coupon.categories',
  row: { id: 'int4', code: 'text' },
  sql: `select c.id, lower(n.code) as code from unnest($2::text[]) n (code)
   join category p on p.store_id = $1 and lower(p.cate_code) = lower(n.code)
   join category c on c.id = p.id or c.parent_id = p.id`,
})
/** The named categories with their subcategories, keyed by the code that named them. */
export const listScopeCategories = (db: Handle, storeId: number, codes: string[]) =>
  db.run(listScopeCategoriesQuery, [storeId, codes])

const insertSpentCodeQuery = rawQuery({
  name: 'code.spend',
  row: { code: 'text' },
  sql: 'insert into spent_code (code, expires_at) values ($1, $2) on conflict do nothing returning code',
})
/** False if the code was used before. */
export const insertSpentCode = async (tx: Tx, code: string, expiresAt: Date): Promise<boolean> =>
  (await tx.run(insertSpentCodeQuery, [code, expiresAt])).length > 0

export type Clock = { day: number; time: string }

const getClockQuery = rawQuery<Clock>({
  name: 'coupon.clock',
  row: { day: 'int4', time: 'text' },
  sql: `select extract(dow from $1::timestamptz)::int as day, to_char($1::timestamptz, 'HH24:MI') as time`,
})
/** Day of the week and time in the business time zone. */
export const getClock = async (db: Handle, at: Date) => (await db.run(getClockQuery, [at]))[0] as Clock
