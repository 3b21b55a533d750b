import type { Language } from '@lumiroute/contract/text'
import type { Tx } from '../../../db/db.ts'
import { type PricedTickets, priceTickets } from '../coupon/order-tickets.ts'
import type { Offer } from '../product/find-offers.ts'
import {
  calculateTotals,
  getPaymentWay,
  getShippingFee,
  type Orderer,
  sumLines,
  type Totals,
  type Way,
} from './order-totals.ts'
import { requireCod } from './require-cod.ts'
import { type CartLine, type PricedForm, validateCart } from './validate-cart.ts'

export type PriceRequest = { form: PricedForm; by: Orderer; at: Date; language: Language }
export type PricedCart = { cart: CartLine[]; priced: PricedTickets; totals: Totals; way: Way }

/** What an order costs; refuses what cannot be ordered. Locks the tickets, changes nothing. */
export async function priceOrder(
  tx: Tx,
  { form, by, at, language }: PriceRequest,
  offers: readonly Offer[],
): Promise<PricedCart> {
  const { storeId, memberId } = by
  const cart = validateCart(form, offers, language)
  const prodTotalPrice = sumLines(cart)
  const shippingFee = await getShippingFee(tx, form, prodTotalPrice, by)
  const ticketNos = form.tickets ?? []
  const priced = await priceTickets(tx, { storeId, memberId, ticketNos, lines: cart, shippingFee, at })
  const totals = calculateTotals(prodTotalPrice, priced, shippingFee)
  const way = getPaymentWay(form, totals)
  if (way === 'COD') await requireCod(tx, by)
  return { cart, priced, totals, way }
}
