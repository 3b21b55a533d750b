import type { Language } from '@lumiroute/contract/text'
import type { Tx } from '../../../db/db.ts'
import { holdTickets } from '../coupon/order-tickets.ts'
import type { Offer } from '../product/find-offers.ts'
import { insertOrder, type PlacedOrder } from './insert-order.ts'
import type { OrderRequest } from './order-totals.ts'
import { priceOrder } from './price-order.ts'
import { takeStock } from './queries/stock.queries.ts'
import { requireDeliveryFields, withDelivery } from './require-delivery.ts'
import { settleShopOrder } from './settle-shop-order.ts'
import { type CartLine, refuseShortLines } from './validate-cart.ts'

/** Saves the order with its items and first payment attempt, and reserves stock and coupons. */
export async function placeShopOrder(
  tx: Tx,
  request: OrderRequest,
  offers: readonly Offer[],
): Promise<PlacedOrder> {
  const { cart, priced, totals, way } = await priceOrder(tx, withDelivery(request), offers)
  requireDeliveryFields(request)
  if (way === 'COD') await requireStock(tx, cart, request.language)
  const placed = await insertOrder(tx, { ...request, cart, discounts: priced.discounts, totals, way })
  await holdTickets(tx, placed.orderId, priced.tickets)
  if (way === 'FREE' || way === 'CASH') await settleNow(tx, placed.orderId, cart, request)
  return placed
}

/** Stock of cash-on-delivery orders is reserved now. */
async function requireStock(tx: Tx, cart: readonly CartLine[], language: Language): Promise<void> {
  const short = await takeStock(tx, cart)
  if (short.length === 0) return
  const lines = cart.filter((line) =>
    short.some(({ productId, variantId }) => productId === line.productId && variantId === line.variantId),
  )
  throw refuseShortLines(lines, language)
}

async function settleNow(
  tx: Tx,
  orderId: number,
  cart: readonly CartLine[],
  { at, by, language }: OrderRequest,
) {
  const isSettled = await settleShopOrder(tx, orderId, at, by.accountId ?? undefined)
  if (!isSettled)
    throw refuseShortLines(
      cart.filter(({ tracksStock }) => tracksStock),
      language,
    )
}
