import type { Tx } from '../../../db/db.ts'
import type { Notice, ProviderId } from '../../../adapters/payment/payment.port.ts'
import { keepLateMoney } from '../../shop/order/keep-late-money.ts'
import { settleOrder } from '../../shop/order/settle-order.ts'
import { settleShopOrder } from '../../shop/order/settle-shop-order.ts'
import { isOrderWanted } from '../../shop/order/shop-order.state.ts'
import { isAdWanted, judgeNotice, type Verdict } from './judge-notice.ts'
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
  const locked = await lockPayment(tx, payment)
  const { order, attempt } = locked
  const isWanted = payment.source === 'AD' ? isAdWanted(locked.review) : isOrderWanted(order)
  const verdict = judgeNotice({ said: notice.status, attempt, order: order.status, isWanted })
  await apply[verdict]?.(tx, payment, now)
  return verdict
}

type Change = (tx: Tx, payment: FoundPayment, now: Date) => Promise<void>

/** Money that came for nothing is written down on the attempt alone, so that it can be given back. */
const keepMoney: Change = async (tx, payment, now) => {
  await closePayment(tx, payment.id, 'SUCCESS', now)
  if (payment.source !== 'AD') await keepLateMoney(tx, payment, now)
}

const apply: Partial<Record<Verdict, Change>> = {
  async settled(tx, { id, orderId, paymentId, provider, amount, source }, now) {
    await closePayment(tx, id, 'SUCCESS', now)
    if (source === 'AD') await chargeAdOrder(tx, orderId, amount)
    const isNew = await settleOrder(tx, orderId, { paymentId, paymentType: provider, paidAt: now })
    if (isNew && source !== 'AD') await settleShopOrder(tx, orderId, now)
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
