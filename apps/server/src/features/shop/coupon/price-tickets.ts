import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { heldColumns, type HeldTicket } from './coupon.rows.ts'
import { discountLines } from './discount-lines.ts'
import { findRefusal, readClock } from './ticket.refusals.ts'

export type OrderLine = {
  productId: number
  variantId: number | null
  cateIds: readonly number[]
  prodCode: string
  price: number
  qty: number
  isPointEligible: boolean
}
type Asked = {
  storeId: number
  memberId: number | null
  ticketNos: readonly string[]
  lines: readonly OrderLine[]
  shippingFee: number
  at: Date
}
export type PricedTicket = { ticketId: number; ticketNo: string; cpnCode: string; amount: number }
export type PricedTickets = { tickets: PricedTicket[]; discounts: number[]; shippingDiscount: number }

export const refuseTickets = (message: string, code: 'VALIDATION' | 'CONFLICT' = 'VALIDATION') =>
  refuseField('tickets', message, code)

/** What the tickets take off an order; refuses what cannot be used, and locks what can. */
export async function priceTickets(tx: Tx, asked: Asked): Promise<PricedTickets> {
  const { lines, shippingFee, at } = asked
  if (asked.ticketNos.length === 0) return { tickets: [], discounts: lines.map(() => 0), shippingDiscount: 0 }
  const tickets = await lockTickets(tx, asked)
  const clock = await readClock(tx, at)
  for (const ticket of tickets) requireOnline(ticket, findRefusal(ticket, at, clock))
  requireTogether(tickets)
  const categories = await listCategories(tx, asked.storeId, tickets)
  const offers = tickets.map((ticket) => ({
    reward: ticket.cpnReward,
    lines: requireLines(ticket, lines, shippingFee, categories),
  }))
  const { amounts, ...rest } = discountLines({ lines, shippingFee }, offers)
  return { tickets: tickets.map((ticket, i) => priced(ticket, amounts[i] as number)), ...rest }
}

const priced = ({ id, ticketNo, cpnCode }: HeldTicket, amount: number): PricedTicket => ({
  ticketId: id,
  ticketNo,
  cpnCode,
  amount,
})

const lock = rawQuery<HeldTicket>({
  name: 'coupon.lockTickets',
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
  sql: `select ${heldColumns} from coupon_ticket t join coupon c on c.id = t.coupon_id
   where t.store_id = $1 and t.member_id = $2 and t.ticket_no = any($3::text[])
   order by t.id for update of t`,
})

async function lockTickets(tx: Tx, { storeId, memberId, ticketNos }: Asked): Promise<HeldTicket[]> {
  const wanted = [...new Set(ticketNos)]
  if (wanted.length < ticketNos.length) throw refuseTickets('同一張優惠券不可重複使用')
  const tickets = memberId === null ? [] : await tx.run(lock, [storeId, memberId, wanted])
  if (tickets.length < wanted.length) throw refuseTickets('找不到優惠券')
  return tickets
}

function requireOnline({ cpnTitle, cpnRedeem }: HeldTicket, refusal: string | null): void {
  if (refusal) throw refuseTickets(`「${cpnTitle}」：${refusal}`, 'CONFLICT')
  if (cpnRedeem !== 'online') throw refuseTickets(`「${cpnTitle}」需在店內使用`)
}

/** Each must allow the other; two of one coupon stand in one order only where it can be stacked. */
function requireTogether(tickets: readonly HeldTicket[]): void {
  for (const one of tickets)
    for (const other of tickets)
      if (one !== other && !allows(one, other))
        throw refuseTickets(
          one.couponId === other.couponId
            ? `「${one.cpnTitle}」一筆訂單限用一張`
            : `「${one.cpnTitle}」不可與「${other.cpnTitle}」併用`,
        )
}

const allows = (one: HeldTicket, other: HeldTicket) =>
  one.cpnStackable || one.cpnStackWith.some((code) => code.toLowerCase() === other.cpnCode.toLowerCase())

type Category = { id: number; code: string }
const categoriesOf = rawQuery<Category>({
  name: 'coupon.categories',
  row: { id: 'int4', code: 'text' },
  sql: `select c.id, lower(n.code) as code from unnest($2::text[]) n (code)
   join category p on p.store_id = $1 and lower(p.cate_code) = lower(n.code)
   join category c on c.id = p.id or c.parent_id = p.id`,
})

/** The categories that the scopes name, each with those below it. */
async function listCategories(db: Handle, storeId: number, tickets: readonly HeldTicket[]) {
  const codes = tickets.flatMap(({ cpnScope }) => cpnScope.cateCodes)
  const found = codes.length > 0 ? await db.run(categoriesOf, [storeId, codes]) : []
  return found
}

type Categories = Awaited<ReturnType<typeof listCategories>>
const has = (codes: readonly string[], code: string) =>
  codes.some((each) => each.toLowerCase() === code.toLowerCase())

function isInScope({ cpnScope }: HeldTicket, line: OrderLine, categories: Categories): boolean {
  if (has(cpnScope.exclude, line.prodCode)) return false
  if (cpnScope.type === 'all') return true
  if (cpnScope.type === 'prodCodes') return has(cpnScope.prodCodes, line.prodCode)
  return categories.some(({ id, code }) => line.cateIds.includes(id) && has(cpnScope.cateCodes, code))
}

function requireLines(
  ticket: HeldTicket,
  lines: readonly OrderLine[],
  shippingFee: number,
  categories: Categories,
): number[] {
  const among = lines.flatMap((line, at) => (isInScope(ticket, line, categories) ? [at] : []))
  const spent = among.reduce((sum, at) => sum + lineTotal(lines[at] as OrderLine), 0)
  if (among.length === 0) throw refuseTickets(`「${ticket.cpnTitle}」沒有適用的商品`)
  if (spent < ticket.cpnMinSpend)
    throw refuseTickets(`「${ticket.cpnTitle}」需消費滿 NT$${ticket.cpnMinSpend.toLocaleString('en-US')}`)
  if (ticket.cpnReward.type === 'free_shipping' && shippingFee === 0)
    throw refuseTickets(`「${ticket.cpnTitle}」：此訂單沒有運費`)
  return among
}

const lineTotal = ({ price, qty }: OrderLine) => price * qty
