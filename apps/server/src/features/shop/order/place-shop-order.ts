import type { Tx } from '../../../db/db.ts'
import { holdTickets, priceTickets } from '../coupon/order-tickets.ts'
import type { Offer } from './cart.lines.ts'
import { insertOrder, type PlacedOrder } from './insert-order.ts'
import { type CartLine, judgeCart, refuseCart, shortLine } from './judge-cart.ts'
import { type Orderer, payWayOf, readShippingFee, sumUp, type Wanted } from './order.sums.ts'
import { requireCod } from './require-cod.ts'
import { settleShopOrder } from './settle-shop-order.ts'
import { takeStock } from './take-stock.ts'

/** The order with its lines, what it holds, and its first attempt to pay. */
export async function placeShopOrder(tx: Tx, wanted: Wanted, offers: readonly Offer[]): Promise<PlacedOrder> {
  const { form, by, at } = wanted
  const { storeId, memberId } = by
  const cart = judgeCart(form, offers)
  const shippingFee = await readShippingFee(tx, form, by)
  const ticketNos = form.tickets ?? []
  const priced = await priceTickets(tx, { storeId, memberId, ticketNos, lines: cart, shippingFee, at })
  const totals = sumUp(cart, priced, shippingFee)
  const way = payWayOf(form, totals)
  if (way === 'COD') {
    await requireCod(tx, by)
    await requireStock(tx, cart)
  }
  const placed = await insertOrder(tx, { ...wanted, cart, discounts: priced.discounts, totals, way })
  await holdTickets(tx, placed.orderId, priced.tickets)
  if (way === 'FREE' || way === 'CASH') await settleNow(tx, placed.orderId, cart, at, by)
  return placed
}

/** Who pays at the door has the goods set aside now. */
async function requireStock(tx: Tx, cart: readonly CartLine[]): Promise<void> {
  const short = await takeStock(tx, cart)
  if (short.length === 0) return
  const lines = cart.filter((line) =>
    short.some(({ productId, variantId }) => productId === line.productId && variantId === line.variantId),
  )
  throw refuseCart(lines.map(shortLine))
}

async function settleNow(tx: Tx, orderId: number, cart: readonly CartLine[], at: Date, by: Orderer) {
  const isSettled = await settleShopOrder(tx, orderId, at, by.accountId ?? undefined)
  if (!isSettled) throw refuseCart(cart.filter(({ tracksStock }) => tracksStock).map(shortLine))
}
