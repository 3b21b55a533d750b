import type { Handle, Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { discountLines } from './discount-lines.ts'
import { findRefusal } from './find-refusal.ts'
import {
  getClock,
  type HeldTicket,
  listScopeCategories,
  lockMemberTickets,
} from './queries/ticket.queries.ts'

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

export const refuseTickets = (message: Text, code: 'VALIDATION' | 'CONFLICT' = 'VALIDATION') =>
  refuseField('tickets', message, code)

/** The discount of the tickets on an order; locks them and rejects those that cannot be used. */
export async function priceTickets(tx: Tx, asked: Asked): Promise<PricedTickets> {
  const { lines, shippingFee, at } = asked
  if (asked.ticketNos.length === 0) return { tickets: [], discounts: lines.map(() => 0), shippingDiscount: 0 }
  const tickets = await lockTickets(tx, asked)
  const clock = await getClock(tx, at)
  for (const ticket of tickets) requireOnline(ticket, findRefusal(ticket, at, clock))
  requireTogether(tickets)
  const categories = await listCategories(tx, asked.storeId, tickets)
  const offers = tickets.map((ticket) => ({
    reward: ticket.cpnReward,
    lines: requireLines(ticket, lines, shippingFee, categories),
  }))
  const { amounts, ...rest } = discountLines({ lines, shippingFee }, offers)
  return { tickets: tickets.map((ticket, i) => toPriced(ticket, amounts[i] as number)), ...rest }
}

const toPriced = ({ id, ticketNo, cpnCode }: HeldTicket, amount: number): PricedTicket => ({
  ticketId: id,
  ticketNo,
  cpnCode,
  amount,
})

async function lockTickets(tx: Tx, { storeId, memberId, ticketNos }: Asked): Promise<HeldTicket[]> {
  const wanted = [...new Set(ticketNos)]
  if (wanted.length < ticketNos.length) throw refuseTickets(text('coupon.ticketRepeated'))
  const tickets = memberId === null ? [] : await lockMemberTickets(tx, storeId, memberId, wanted)
  if (tickets.length < wanted.length) throw refuseTickets(text('coupon.ticketNotFound'))
  return tickets
}

function requireOnline({ cpnTitle, cpnRedeem }: HeldTicket, refusal: Text | null): void {
  if (refusal)
    throw refuseTickets(text('coupon.ticketRefused', { title: cpnTitle, reason: refusal }), 'CONFLICT')
  if (cpnRedeem !== 'online') throw refuseTickets(text('coupon.inStoreOnly', { title: cpnTitle }))
}

/** Each ticket must allow the other; two of one coupon need a stackable coupon. */
function requireTogether(tickets: readonly HeldTicket[]): void {
  for (const one of tickets)
    for (const other of tickets)
      if (one !== other && !allows(one, other))
        throw refuseTickets(
          one.couponId === other.couponId
            ? text('coupon.onePerOrder', { title: one.cpnTitle })
            : text('coupon.notTogether', { title: one.cpnTitle, other: other.cpnTitle }),
        )
}

const allows = (one: HeldTicket, other: HeldTicket) =>
  one.cpnStackable || one.cpnStackWith.some((code) => code.toLowerCase() === other.cpnCode.toLowerCase())

async function listCategories(db: Handle, storeId: number, tickets: readonly HeldTicket[]) {
  const codes = tickets.flatMap(({ cpnScope }) => cpnScope.cateCodes)
  return codes.length > 0 ? listScopeCategories(db, storeId, codes) : []
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
  const spent = among.reduce((sum, at) => sum + getLineTotal(lines[at] as OrderLine), 0)
  if (among.length === 0) throw refuseTickets(text('coupon.noEligibleProduct', { title: ticket.cpnTitle }))
  if (spent < ticket.cpnMinSpend)
    throw refuseTickets(
      text('coupon.ticketMinSpend', { title: ticket.cpnTitle, amount: formatMoney(ticket.cpnMinSpend) }),
    )
  if (ticket.cpnReward.type === 'free_shipping' && shippingFee === 0)
    throw refuseTickets(text('coupon.noShippingFee', { title: ticket.cpnTitle }))
  return among
}

const getLineTotal = ({ price, qty }: OrderLine) => price * qty
const formatMoney = (amount: number) => amount.toLocaleString('en-US')
