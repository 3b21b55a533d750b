import type { Deps } from '../../../deps.ts'
import { closeUnpaidOrder } from './cancel-order.ts'
import { listActions } from './order-transitions.ts'
import { listUnpaidOrderIds, lockShopOrderById } from './queries/locked-order.queries.ts'

/** Closes unpaid orders and releases their coupons. */
export async function expireOrders({ db, now, log }: Deps): Promise<void> {
  const at = now()
  for (const id of await listUnpaidOrderIds(db, at)) {
    const isExpired = await db.write(async (tx) => {
      const order = await lockShopOrderById(tx, id)
      if (!order || !listActions(order, 'clock').includes('expire')) return false
      await closeUnpaidOrder(tx, order, { kind: 'expired', at })
      return true
    })
    if (isExpired) log.info({ orderId: id }, 'order expired')
  }
}
