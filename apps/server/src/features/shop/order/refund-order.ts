import { getOrderMoney, type refundOrder as endpoint } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { restoreTickets } from '../coupon/order-tickets.ts'
import { reverseForOrder } from '../point-card/order-points.ts'
import { recordRefund as recordRefundStep } from '../touch/record-steps.ts'
import { getOrderDetail } from './get-shop-order.ts'
import { getPointAmount, requireTransition } from './order-transitions.ts'
import { listItems, type LockedOrder, saveRefund } from './queries/locked-order.queries.ts'
import { addOrderEvent, recordRefund } from './queries/order-event.queries.ts'
import { returnStock } from './queries/stock.queries.ts'
import { requireShopOrder } from './require-order.ts'
import { type Refund, validateRefund } from './validate-refund.ts'

/** Records a refund that the store paid, and reverses points and coupons. */
export async function refundOrder({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  const { orderNo, way, note } = input
  const order = await requireShopOrder(tx, scope.storeId, orderNo)
  requireVersion(order, input.version)
  requireTransition(order, 'refund', 'store')
  const refund = validateRefund(order, await listItems(tx, order.id), input)
  const isDue = getOrderMoney(order.status) === 'due'
  if (isDue && !refund.isWhole) throw new AppError('order.fullRefundOnly')
  await writeRefund(tx, order, refund, actor.accountId)
  if (order.isStockTaken && input.restock) await returnStock(tx, refund.pieces)
  // An order without settled payment has used no ticket and earned no points.
  if (!isDue) await reverseBenefits(tx, order, refund, deps.now())
  const detail = { amount: refund.amount, way, note, lines: refund.lines }
  await addOrderEvent(tx, {
    orderId: order.id,
    kind: 'refunded',
    at: deps.now(),
    detail,
    by: actor.accountId,
  })
  const refundedAmount = order.refundedAmount + refund.amount
  await audit(tx, 'order.refunded', {
    object: { id: orderNo, name: orderNo },
    change: compareFields({ refundedAmount: order.refundedAmount }, { refundedAmount, way }),
  })
  return { order: await getOrderDetail(tx, scope.storeId, orderNo, actor) }
}

async function writeRefund(tx: Tx, order: LockedOrder, { lines, amount, isWhole }: Refund, by: number) {
  await saveRefund(tx, {
    orderId: order.id,
    itemIds: lines.map(({ itemId }) => itemId),
    quantities: lines.map(({ qty }) => qty),
    amounts: lines.map((line) => line.amount),
    amount,
    paymentStatus: isWhole ? 'REFUNDED' : 'PART_REFUNDED',
    orderStatus: isWhole && order.orderStatus !== 'done' ? 'canceled' : order.orderStatus,
    by,
  })
}

async function reverseBenefits(
  tx: Tx,
  order: LockedOrder,
  { amount, isWhole }: Refund,
  at: Date,
): Promise<void> {
  const { id: orderId, orderNo, memberId } = order
  const remaining = isWhole ? 0 : getPointAmount(await listItems(tx, orderId))
  if (isWhole) await restoreTickets(tx, orderId, at)
  await reverseForOrder(tx, { orderId, orderNo, at, remaining })
  if (memberId !== null) await recordRefund(tx, memberId, amount, isWhole)
  await recordRefundStep(tx, { orderId, amount, isWhole })
}
