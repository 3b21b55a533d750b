import {
  orderPermissions,
  type OrderEventKind,
  type transitionShopOrder as endpoint,
} from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { requirePermission } from '../../../http/authentication/access.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { settleOrder } from '../../advertising/payment/settle-order.ts'
import { closeUnpaidOrder } from './cancel-order.ts'
import { getOrderDetail } from './get-shop-order.ts'
import { requireTransition } from './order-transitions.ts'
import { type LockedOrder, updateShopOrder } from './queries/locked-order.queries.ts'
import { addOrderEvent } from './queries/order-event.queries.ts'
import { requireShopOrder } from './require-order.ts'
import { settleShopOrder } from './settle-shop-order.ts'

type Action = 'prepare' | 'ready' | 'collect' | 'complete' | 'cancel'
type Done = { by: number; at: Date; note: string }

export async function transitionShopOrder({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  requirePermission(actor, orderPermissions[input.action])
  const order = await requireShopOrder(tx, scope.storeId, input.orderNo)
  requireVersion(order, input.version)
  const orderStatus = requireTransition(order, input.action, 'store')
  const done = { by: actor.accountId, at: deps.now(), note: input.note }
  await moves[input.action](tx, { ...order, orderStatus }, done)
  const recorded = audited[input.action]
  if (recorded)
    await audit(tx, recorded, {
      object: { id: order.orderNo, name: order.orderNo },
      change: compareFields({ orderStatus: order.orderStatus }, { orderStatus }),
    })
  return { order: await getOrderDetail(tx, scope.storeId, input.orderNo, actor) }
}

/** Steps that take or waive money; the order's own history has all of them. */
const audited: Partial<Record<Action, 'order.collected' | 'order.canceled'>> = {
  collect: 'order.collected',
  cancel: 'order.canceled',
}

const step =
  (kind: OrderEventKind) =>
  async (tx: Tx, { id, orderStatus, status, isStockTaken }: LockedOrder, { by, at, note }: Done) => {
    await updateShopOrder(tx, id, { orderStatus, status, isStockTaken, by })
    await addOrderEvent(tx, { orderId: id, kind, at, detail: { note }, by })
  }

/** The order already has its new status. */
const moves: Record<Action, (tx: Tx, order: LockedOrder, done: Done) => Promise<void>> = {
  prepare: step('prepared'),
  ready: step('ready'),
  complete: step('done'),
  async collect(tx, { id, paymentId, paymentType }, { by, at }) {
    await settleOrder(tx, id, { paymentId, paymentType, paidAt: at })
    await settleShopOrder(tx, id, at, by)
  },
  cancel: (tx, order, done) => closeUnpaidOrder(tx, order, { kind: 'canceled', ...done }),
}
