import { randomUUID } from 'node:crypto'
import type { payOrder as endpoint } from '@lumiroute/contract/order'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import { answerBill, readBill } from './order.bill.ts'
import { createPaymentId } from '../../advertising/payment/payment-id.ts'
import { requireOwnOrder } from './require-order.ts'
import { requireOrderMove } from './shop-order.state.ts'

const attempt = rawQuery({
  name: 'order.attempt',
  row: {},
  sql: `with renewed as (
     update "order" set payment_id = $2, payment_status = 'INIT', updated_at = now(), version = version + 1
     where id = $1 returning id, order_amount)
   insert into payment (payment_id, order_id, uuid, provider, amount, status, created_at)
   select $2, id, $3::uuid, $4, order_amount, 'INIT', $5::timestamptz from renewed`,
})

/** A payment page wants a number that it never saw; what an earlier attempt may still bring settles the same order. */
export async function payOrder(call: Steps<typeof endpoint>) {
  const { db, deps, request, member, input } = call
  const at = deps.now()
  const bill = await db.write(async (tx) => {
    const order = await requireOwnOrder(tx, call, input.orderNo)
    requireOrderMove(order, 'pay', member ? 'member' : 'store')
    const provider = requireProvider(deps.payment)
    await tx.run(attempt, [order.id, createPaymentId(at), randomUUID(), provider.id, at])
    return readBill(tx, order.id)
  })
  deps.log.info({ orderNo: bill.orderNo, paymentId: bill.paymentId }, 'a payment began')
  return answerBill(deps, request, bill)
}
