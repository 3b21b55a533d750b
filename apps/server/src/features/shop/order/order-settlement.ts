import { getOrderMoney } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import type { OrderSettlement, SettledPayment } from '../../../ports/order-settlement.ts'
import { isPayable } from './order-transitions.ts'
import { lockShopOrderById, markRefundDue } from './queries/locked-order.queries.ts'
import { addOrderEvent } from './queries/order-event.queries.ts'
import { settleShopOrder } from './settle-shop-order.ts'

/**
 * Money for a cancelled order is shown to the store for refunding; a second payment is recorded as an event.
 */
async function saveLatePayment(tx: Tx, payment: SettledPayment, at: Date): Promise<void> {
  const { orderId, paymentId, provider, amount } = payment
  const order = await lockShopOrderById(tx, orderId)
  if (!order) throw new Error('payment without an order')
  const isCancelled = getOrderMoney(order.status) === 'never'
  if (isCancelled) await markRefundDue(tx, orderId, paymentId, provider, at)
  await addOrderEvent(tx, {
    orderId,
    kind: isCancelled ? 'late' : 'doublePaid',
    at,
    detail: { amount, note: paymentId },
  })
}

/** How payments settle orders of the shop. */
export const shopOrderSettlement: OrderSettlement = {
  isPayable: isPayable,
  async settle(tx, orderId, at) {
    await settleShopOrder(tx, orderId, at)
  },
  saveLatePayment,
}
