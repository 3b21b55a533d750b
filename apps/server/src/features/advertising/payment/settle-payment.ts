import type { PaymentWebhook, ProviderId } from '../../../adapters/payment/payment.port.ts'
import type { Tx } from '../../../db/db.ts'
import type { OrderSettlement } from '../../../ports/order-settlement.ts'
import { setAdOrderAmount, updateOrderStatus } from './queries/order.queries.ts'
import {
  closePayment,
  findPayment,
  lockPayment,
  markPaymentPending,
  type Payment,
} from './queries/payment.queries.ts'
import { settleOrder } from './settle-order.ts'
import { isAdPayable, validatePaymentWebhook, type WebhookOutcome } from './validate-payment-webhook.ts'

/** Applies a genuine webhook. A payment only accepts the providers it may have been started with. */
export async function settlePayment(
  tx: Tx,
  shopOrders: OrderSettlement,
  webhook: PaymentWebhook,
  from: readonly ProviderId[],
  now: Date,
): Promise<WebhookOutcome> {
  const payment = await findPayment(tx, webhook.paymentId)
  if (!payment || !from.some((id) => id === payment.provider)) return 'unknown'
  if (payment.amount !== webhook.amount) return 'wrongAmount'
  const { review, order, attempt } = await lockPayment(tx, payment)
  const isPayable = isAdOrder(payment) ? isAdPayable(review) : shopOrders.isPayable(order)
  const facts = { reported: webhook.status, attempt, order: order.status, isPayable }
  const outcome = validatePaymentWebhook(facts)
  await changes[outcome]?.(tx, payment, now, shopOrders)
  return outcome
}

const isAdOrder = ({ source }: Payment) => source === 'AD'

type Change = (tx: Tx, payment: Payment, now: Date, shopOrders: OrderSettlement) => Promise<void>

/** Records the money on the attempt, so that it can be refunded. */
const saveLatePayment: Change = async (tx, payment, now, shopOrders) => {
  await closePayment(tx, payment.id, 'SUCCESS', now)
  if (!isAdOrder(payment)) await shopOrders.saveLatePayment(tx, payment, now)
}

const changes: Partial<Record<WebhookOutcome, Change>> = {
  async settled(tx, payment, now, shopOrders) {
    const { id, orderId, paymentId, provider, amount } = payment
    await closePayment(tx, id, 'SUCCESS', now)
    if (isAdOrder(payment)) await setAdOrderAmount(tx, orderId, amount)
    const isNew = await settleOrder(tx, orderId, { paymentId, paymentType: provider, paidAt: now })
    if (isNew && !isAdOrder(payment)) await shopOrders.settle(tx, orderId, now)
  },
  async failed(tx, { id, orderId, paymentId }, now) {
    await closePayment(tx, id, 'FAIL', now)
    await updateOrderStatus(tx, orderId, paymentId, 'FAIL')
  },
  async pending(tx, { id, orderId, paymentId }) {
    await markPaymentPending(tx, id)
    await updateOrderStatus(tx, orderId, paymentId, 'PENDING')
  },
  doublePaid: saveLatePayment,
  late: saveLatePayment,
}
