import type { Tx } from '../../../db/db.ts'
import { releaseTickets, useTickets } from '../coupon/order-tickets.ts'
import { earnForOrder } from '../point-card/order-points.ts'
import { recordOrder } from '../touch/record-steps.ts'
import { getPointAmount } from './order-transitions.ts'
import {
  type ItemRow,
  listItems,
  type LockedOrder,
  lockShopOrderById,
  updateShopOrder,
} from './queries/locked-order.queries.ts'
import { addOrderEvent, recordPayment } from './queries/order-event.queries.ts'
import { type Piece, type ShortPiece, takeStock } from './queries/stock.queries.ts'

/** What remains of the items after refunds. */
export const toPieces = (items: readonly ItemRow[]): Piece[] =>
  items.flatMap(({ productId, variantId, qty, refundedQty }) =>
    productId === null || qty === refundedQty ? [] : [{ productId, variantId, qty: qty - refundedQty }],
  )

/**
 * The order is paid: takes stock, uses tickets, adds points. False if stock is too low by now: the order then
 * waits for its refund.
 */
export async function settleShopOrder(tx: Tx, orderId: number, at: Date, by?: number): Promise<boolean> {
  const order = await lockShopOrderById(tx, orderId)
  if (!order) throw new Error('payment without an order')
  const items = await listItems(tx, orderId)
  const short = order.isStockTaken ? [] : await takeStock(tx, toPieces(items))
  if (short.length > 0) await markForRefund(tx, order, items, short, at)
  else await finish(tx, order, items, at, by)
  return short.length === 0
}

async function markForRefund(
  tx: Tx,
  { id, orderAmount }: LockedOrder,
  items: readonly ItemRow[],
  short: readonly ShortPiece[],
  at: Date,
): Promise<void> {
  await updateShopOrder(tx, id, { orderStatus: 'canceled', status: 'REFUNDING', isStockTaken: false })
  await releaseTickets(tx, id)
  const names = items.filter((item) =>
    short.some(({ productId, variantId }) => productId === item.productId && variantId === item.variantId),
  )
  const note = names.map(({ prodName }) => prodName).join('、')
  await addOrderEvent(tx, { orderId: id, kind: 'short', at, detail: { amount: orderAmount, note } })
}

async function finish(
  tx: Tx,
  { id, orderNo, storeId, memberId, orderStatus, orderAmount }: LockedOrder,
  items: readonly ItemRow[],
  at: Date,
  by: number | undefined,
): Promise<void> {
  const next = orderStatus === 'created' ? 'paid' : orderStatus
  await updateShopOrder(tx, id, { orderStatus: next, status: 'SUCCESS', isStockTaken: true, by })
  await addOrderEvent(tx, { orderId: id, kind: 'paid', at, detail: { amount: orderAmount }, by })
  await useTickets(tx, id, at)
  if (memberId === null) return
  await earnForOrder(tx, { orderId: id, orderNo, storeId, memberId, amount: getPointAmount(items), at })
  await recordPayment(tx, memberId, orderAmount, at)
  await recordOrder(tx, { orderId: id, at })
}
