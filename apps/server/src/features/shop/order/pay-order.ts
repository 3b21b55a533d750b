import type { payOrder as endpoint } from '@lumiroute/contract/order'
import { randomUUID } from 'node:crypto'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { createPaymentId } from '../../advertising/payment/payment-id.ts'
import { getBill, toCheckoutAnswer } from './order-bill.ts'
import { requireTransition } from './order-transitions.ts'
import { insertPayment } from './queries/place.queries.ts'
import { requireOwnOrder } from './require-order.ts'

/** A new payment id per attempt, as payment pages require; an earlier attempt still settles the order. */
export async function payOrder(call: Steps<typeof endpoint>) {
  const { db, deps, request, member, input } = call
  const at = deps.now()
  const bill = await db.write(async (tx) => {
    const order = await requireOwnOrder(tx, call, input.orderNo)
    requireTransition(order, 'pay', member ? 'member' : 'store')
    const provider = requireProvider(deps.payment)
    const ids = { orderId: order.id, paymentId: createPaymentId(at), uuid: randomUUID() }
    await insertPayment(tx, { ...ids, provider: provider.id, at })
    return getBill(tx, order.id)
  })
  deps.log.info({ orderNo: bill.orderNo, paymentId: bill.paymentId }, 'payment started')
  return toCheckoutAnswer(deps, request, bill)
}
