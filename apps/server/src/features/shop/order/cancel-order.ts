import type { cancelOrder as endpoint, OrderEventKind } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { releaseTickets } from '../coupon/order-tickets.ts'
import { requireTransition } from './order-transitions.ts'
import { listItems, type LockedOrder, updateShopOrder } from './queries/locked-order.queries.ts'
import { addOrderEvent } from './queries/order-event.queries.ts'
import { returnStock } from './queries/stock.queries.ts'
import { requireOwnOrder } from './require-order.ts'
import { toPieces } from './settle-shop-order.ts'

type Closing = { kind: OrderEventKind; at: Date; note?: string; by?: number | undefined }

/** Releases stock and coupons. Call with the row locked, after checking the transition. */
export async function closeUnpaidOrder(tx: Tx, order: LockedOrder, { kind, at, note = '', by }: Closing) {
  const { id, isStockTaken } = order
  await updateShopOrder(tx, id, { orderStatus: 'canceled', status: 'EXPIRED', isStockTaken: false, by })
  await releaseTickets(tx, id)
  if (isStockTaken) await returnStock(tx, toPieces(await listItems(tx, id)))
  await addOrderEvent(tx, { orderId: id, kind, at, detail: { note }, by })
}

export async function cancelOrder(call: Write<typeof endpoint>) {
  const { tx, deps, actor, member, input } = call
  const order = await requireOwnOrder(tx, call, input.orderNo)
  requireTransition(order, 'cancel', member ? 'member' : 'store')
  await closeUnpaidOrder(tx, order, { kind: 'canceled', at: deps.now(), by: actor?.accountId })
  return {}
}
