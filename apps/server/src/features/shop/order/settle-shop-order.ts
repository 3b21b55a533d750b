import type { Tx } from '../../../db/db.ts'
import { releaseTickets, useTickets } from '../coupon/order-tickets.ts'
import { earnForOrder } from '../point-card/order-points.ts'
import { tellOrder } from './order-event.ts'
import { countPaid } from './order.member.ts'
import {
  changeShopOrder,
  type ItemRow,
  listItems,
  type LockedOrder,
  lockShopOrderById,
  pointAmountOf,
} from './shop-order.rows.ts'
import { type Piece, type ShortPiece, takeStock } from './take-stock.ts'

/** What of an order's lines the stock counts. */
export const piecesOf = (items: readonly ItemRow[]): Piece[] =>
  items.flatMap(({ productId, variantId, qty, refundedQty }) =>
    productId === null || qty === refundedQty ? [] : [{ productId, variantId, qty: qty - refundedQty }],
  )

/**
 * The money of an order of the shop is there: the stock falls, tickets are used, points earned. Where the stock fell
 * short meanwhile the money is kept, and the order waits for its refund. False then.
 */
export async function settleShopOrder(tx: Tx, orderId: number, at: Date, by?: number): Promise<boolean> {
  const order = await lockShopOrderById(tx, orderId)
  if (!order) throw new Error('a payment lost its order')
  const items = await listItems(tx, orderId)
  const short = order.isStockTaken ? [] : await takeStock(tx, piecesOf(items))
  if (short.length > 0) await keepForRefund(tx, order, items, short, at)
  else await finish(tx, order, items, at, by)
  return short.length === 0
}

async function keepForRefund(
  tx: Tx,
  { id, orderAmount }: LockedOrder,
  items: readonly ItemRow[],
  short: readonly ShortPiece[],
  at: Date,
): Promise<void> {
  await changeShopOrder(tx, id, { orderStatus: 'canceled', status: 'REFUNDING', isStockTaken: false })
  await releaseTickets(tx, id)
  const names = items.filter((item) =>
    short.some(({ productId, variantId }) => productId === item.productId && variantId === item.variantId),
  )
  const note = names.map(({ prodName }) => prodName).join('、')
  await tellOrder(tx, { orderId: id, kind: 'short', at, detail: { amount: orderAmount, note } })
}

async function finish(
  tx: Tx,
  { id, orderNo, storeId, memberId, orderStatus, orderAmount }: LockedOrder,
  items: readonly ItemRow[],
  at: Date,
  by: number | undefined,
): Promise<void> {
  const next = orderStatus === 'created' ? 'paid' : orderStatus
  await changeShopOrder(tx, id, { orderStatus: next, status: 'SUCCESS', isStockTaken: true, by })
  await tellOrder(tx, { orderId: id, kind: 'paid', at, detail: { amount: orderAmount }, by })
  await useTickets(tx, id, at)
  if (memberId === null) return
  await earnForOrder(tx, { orderId: id, orderNo, storeId, memberId, amount: pointAmountOf(items), at })
  await countPaid(tx, memberId, orderAmount, at)
}
