import { orderMoneyOf } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { OrderSettlement, SettledPayment } from '../../../ports/order-settlement.ts'
import { tellOrder } from './order-event.ts'
import { settleShopOrder } from './settle-shop-order.ts'
import { lockShopOrderById } from './shop-order.rows.ts'
import { isOrderWanted } from './shop-order.state.ts'

const markRefundDue = rawQuery({
  name: 'order.markRefundDue',
  row: {},
  sql: `update "order" set payment_status = 'REFUNDING', payment_id = $2, payment_type = $3, paid_at = $4,
     updated_at = now(), version = version + 1
   where id = $1`,
})

/** Money for a cancelled order waits for its refund where the store sees it; a second payment becomes an event. */
async function saveLatePayment(tx: Tx, payment: SettledPayment, at: Date): Promise<void> {
  const { orderId, paymentId, provider, amount } = payment
  const order = await lockShopOrderById(tx, orderId)
  if (!order) throw new Error('payment without an order')
  const isCancelled = orderMoneyOf(order.status) === 'never'
  if (isCancelled) await tx.run(markRefundDue, [orderId, paymentId, provider, at])
  await tellOrder(tx, {
    orderId,
    kind: isCancelled ? 'late' : 'doublePaid',
    at,
    detail: { amount, note: paymentId },
  })
}

/** How payments settle orders of the shop. */
export const shopOrderSettlement: OrderSettlement = {
  isPayable: isOrderWanted,
  async settle(tx, orderId, at) {
    await settleShopOrder(tx, orderId, at)
  },
  saveLatePayment,
}
