import type { Ticket } from '@lumiroute/contract/coupon'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { maskName } from '../../../db/mask-personal-data.ts'
import { heldColumns, type HeldTicket } from './coupon.rows.ts'

/** SQL: what became of it by now; the sweep that writes it down comes once a day. */
const statusAt = (t: string, now: string) => `case when ${t}.status in ('held', 'restored')
  and ${t}.order_id is null and ${t}.expires_at <= ${now} then 'expired' else ${t}.status end`

const ofCoupon = (column: string) => `(select c.${column} from coupon c where c.id = r.coupon_id)`
const ofMember = (expression: string) => `(select ${expression} from member m where m.id = r.member_id)`
/** What happened last is what a day of the list means. */
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
      'gameId', r.source -> 'gameId')) as source`,
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
export const ticketJson = async (db: Handle, id: number, now: Date) =>
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
export const ownTicketsJson = async (db: Handle, memberId: number, now: Date) =>
  new RawJson<Ticket[]>((await db.run(own, [memberId, now]))[0]?.tickets as string)

const held = (where: string) => `select ${heldColumns} ${fromTickets} where t.store_id = $1 and ${where}`
const heldByNo = rawQuery<HeldTicket>({
  name: 'coupon.heldByNo',
  row: {
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
  },
  sql: held('t.ticket_no = $2'),
})
const heldById = rawQuery<HeldTicket>({
  name: 'coupon.heldById',
  row: {
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
  },
  sql: held('t.id = $2'),
})
const lockedByNo = rawQuery<HeldTicket>({
  name: 'coupon.lockedByNo',
  row: {
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
  },
  sql: `${held('t.ticket_no = $2')} for update of t`,
})
const lockedById = rawQuery<HeldTicket>({
  name: 'coupon.lockedById',
  row: {
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
  },
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
/** Call it with the ticket locked and found usable. */
export async function useTicket(
  tx: Tx,
  id: number,
  { at, staffAccountId, discountAmount }: Use,
): Promise<void> {
  await tx.run(use, [id, at, staffAccountId, discountAmount])
}

const setRevoked = rawQuery({
  name: 'coupon.revoke',
  row: {},
  sql: `update coupon_ticket set status = 'revoked' where id = $1`,
})
export async function markRevoked(tx: Tx, id: number): Promise<void> {
  await tx.run(setRevoked, [id])
}

const nameOf = rawQuery({
  name: 'coupon.holderName',
  row: { name: 'text' },
  sql: `select ${maskName("coalesce(nullif(m.mbr_name, ''), m.mbr_display_name)")} as name from member m where m.id = $1`,
})
/** Masked: enough to see that it is the person at the counter. */
export const readHolderName = async (db: Handle, memberId: number) =>
  (await db.run(nameOf, [memberId]))[0]?.name ?? ''
