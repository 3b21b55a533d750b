import type { Tx } from '../../db/db.ts'
import type { Notice, ProviderId } from '../../payment/payment.port.ts'
import { settleOrder } from '../order/settle-order.ts'
import { judgeNotice, type Verdict } from './judge-notice.ts'
import {
  chargeAdOrder,
  closePayment,
  findPayment,
  followAttempt,
  type FoundPayment,
  holdPayment,
  lockPayment,
} from './payment.queries.ts'

/** What a genuine notice changes, and the verdict on it. Only providers that could have sent it are believed. */
export async function settlePayment(
  tx: Tx,
  notice: Notice,
  from: readonly ProviderId[],
  now: Date,
): Promise<Verdict> {
  const payment = await findPayment(tx, notice.paymentId)
  if (!payment || !from.some((id) => id === payment.provider)) return 'unknown'
  if (payment.amount !== notice.amount) return 'wrongAmount'
  const { review, order, attempt } = await lockPayment(tx, payment)
  const verdict = judgeNotice({ said: notice.status, attempt, order: order.status, review })
  await apply[verdict]?.(tx, payment, now)
  return verdict
}

type Change = (tx: Tx, payment: FoundPayment, now: Date) => Promise<void>

/** Money that came for nothing is written down on the attempt alone, so that it can be given back. */
const keepMoney: Change = async (tx, { id }, now) => {
  await closePayment(tx, id, 'SUCCESS', now)
}

const apply: Partial<Record<Verdict, Change>> = {
  async settled(tx, { id, orderId, paymentId, provider, amount }, now) {
    await closePayment(tx, id, 'SUCCESS', now)
    await chargeAdOrder(tx, orderId, amount)
    await settleOrder(tx, orderId, { paymentId, paymentType: provider, paidAt: now })
  },
  async failed(tx, { id, orderId, paymentId }, now) {
    await closePayment(tx, id, 'FAIL', now)
    await followAttempt(tx, orderId, paymentId, 'FAIL')
  },
  async pending(tx, { id, orderId, paymentId }) {
    await holdPayment(tx, id)
    await followAttempt(tx, orderId, paymentId, 'PENDING')
  },
  doublePaid: keepMoney,
  late: keepMoney,
}
