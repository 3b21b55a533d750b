import { orderMoneyOf } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { tellOrder } from './order-event.ts'
import { lockShopOrderById } from './shop-order.rows.ts'

type Late = { orderId: number; paymentId: string; provider: string; amount: number }

const mark = rawQuery({
  name: 'order.markRefundDue',
  row: {},
  sql: `update "order" set payment_status = 'REFUNDING', payment_id = $2, payment_type = $3, paid_at = $4,
     updated_at = now(), version = version + 1
   where id = $1`,
})

/** Money for an order that was given up waits for its refund in sight of the store; a second payment is told. */
export async function keepLateMoney(tx: Tx, late: Late, at: Date): Promise<void> {
  const { orderId, paymentId, provider, amount } = late
  const order = await lockShopOrderById(tx, orderId)
  if (!order) throw new Error('a payment lost its order')
  const isGivenUp = orderMoneyOf(order.status) === 'never'
  if (isGivenUp) await tx.run(mark, [orderId, paymentId, provider, at])
  await tellOrder(tx, {
    orderId,
    kind: isGivenUp ? 'late' : 'doublePaid',
    at,
    detail: { amount, note: paymentId },
  })
}
