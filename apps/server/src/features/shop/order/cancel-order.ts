import type { cancelOrder as endpoint, OrderEventKind } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { releaseTickets } from '../coupon/order-tickets.ts'
import { tellOrder } from './order-event.ts'
import { requireOwnOrder } from './require-order.ts'
import { piecesOf } from './settle-shop-order.ts'
import { changeShopOrder, listItems, type LockedOrder } from './shop-order.rows.ts'
import { requireOrderMove } from './shop-order.state.ts'
import { returnStock } from './take-stock.ts'

type GivenUp = { kind: OrderEventKind; at: Date; note?: string; by?: number | undefined }

/** What it held comes back; call it with the row locked, once its move is allowed. */
export async function giveUpOrder(tx: Tx, order: LockedOrder, { kind, at, note = '', by }: GivenUp) {
  const { id, isStockTaken } = order
  await changeShopOrder(tx, id, { orderStatus: 'canceled', status: 'EXPIRED', isStockTaken: false, by })
  await releaseTickets(tx, id)
  if (isStockTaken) await returnStock(tx, piecesOf(await listItems(tx, id)))
  await tellOrder(tx, { orderId: id, kind, at, detail: { note }, by })
}

export async function cancelOrder(call: Write<typeof endpoint>) {
  const { tx, deps, actor, member, input } = call
  const order = await requireOwnOrder(tx, call, input.orderNo)
  requireOrderMove(order, 'cancel', member ? 'member' : 'store')
  await giveUpOrder(tx, order, { kind: 'canceled', at: deps.now(), by: actor?.accountId })
  return {}
}
