import { orderMoneyOf, type refundOrder as endpoint } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { restoreTickets } from '../coupon/order-tickets.ts'
import { reverseForOrder } from '../point-card/order-points.ts'
import { viewShopOrder } from './get-shop-order.ts'
import { tellOrder } from './order-event.ts'
import { countRefunded } from './order.member.ts'
import { type Refund, readRefund } from './read-refund.ts'
import { requireShopOrder } from './require-order.ts'
import { listItems, type LockedOrder, pointAmountOf } from './shop-order.rows.ts'
import { requireOrderMove } from './shop-order.state.ts'
import { returnStock } from './take-stock.ts'

/** The store gave the money back; here it is written down, with all that hangs on it. */
export async function refundOrder({ tx, deps, actor, scope, input }: Write<typeof endpoint>) {
  const { orderNo, way, note } = input
  const order = await requireShopOrder(tx, scope.storeId, orderNo)
  requireVersion(order, input.version)
  requireOrderMove(order, 'refund', 'store')
  const refund = readRefund(order, await listItems(tx, order.id), input)
  const isDue = orderMoneyOf(order.status) === 'due'
  if (isDue && !refund.isWhole) throw new AppError('VALIDATION', { message: '此訂單需全額退款' })
  await writeRefund(tx, order, refund, actor.accountId)
  if (order.isStockTaken && input.restock) await returnStock(tx, refund.pieces)
  // An order that never went through has used no ticket and earned no point.
  if (!isDue) await takeBack(tx, order, refund, deps.now())
  const detail = { amount: refund.amount, way, note, lines: refund.lines }
  await tellOrder(tx, { orderId: order.id, kind: 'refunded', at: deps.now(), detail, by: actor.accountId })
  return { order: await viewShopOrder(tx, scope.storeId, orderNo) }
}

const write = rawQuery({
  name: 'order.refund',
  row: {},
  sql: `with lines as (
     update order_item i set oi_refunded_qty = i.oi_refunded_qty + l.qty, oi_refunded = i.oi_refunded + l.amount
     from unnest($2::int[], $3::int[], $4::int[]) as l (id, qty, amount) where i.id = l.id and i.order_id = $1)
   update "order" set refunded_amount = refunded_amount + $5::int, payment_status = $6, order_status = $7,
     updated_by = $8, updated_at = now(), version = version + 1
   where id = $1`,
})

async function writeRefund(tx: Tx, order: LockedOrder, { lines, amount, isWhole }: Refund, by: number) {
  const next = isWhole && order.orderStatus !== 'done' ? 'canceled' : order.orderStatus
  await tx.run(write, [
    order.id,
    lines.map(({ itemId }) => itemId),
    lines.map(({ qty }) => qty),
    lines.map((line) => line.amount),
    amount,
    isWhole ? 'REFUNDED' : 'PART_REFUNDED',
    next,
    by,
  ])
}

async function takeBack(tx: Tx, order: LockedOrder, { amount, isWhole }: Refund, at: Date): Promise<void> {
  const { id: orderId, orderNo, memberId } = order
  const remaining = isWhole ? 0 : pointAmountOf(await listItems(tx, orderId))
  if (isWhole) await restoreTickets(tx, orderId, at)
  await reverseForOrder(tx, { orderId, orderNo, at, remaining })
  if (memberId !== null) await countRefunded(tx, memberId, amount, isWhole)
}
