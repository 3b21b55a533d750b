import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import { giveUpOrder } from './cancel-order.ts'
import { lockShopOrderById } from './shop-order.rows.ts'
import { actionsOfOrder } from './shop-order.state.ts'

/** A transfer that was begun may take the three days that its number is good for, and a little. */
const waiting = rawQuery({
  name: 'order.waiting',
  row: { id: 'int4' },
  sql: `select id from "order" where order_status = 'created' and payment_type <> 'COD' and source in ('CART', 'POS')
     and order_time < $1::timestamptz - case payment_status when 'PENDING' then interval '74 hours'
       else interval '30 minutes' end
   order by order_time limit 500`,
})

/** Orders that nobody paid: their coupons can be used again. */
export async function expireOrders({ db, now, log }: Deps): Promise<void> {
  const at = now()
  for (const { id } of await db.run(waiting, [at])) {
    const isExpired = await db.write(async (tx) => {
      const order = await lockShopOrderById(tx, id)
      if (!order || !actionsOfOrder(order, 'clock').includes('expire')) return false
      await giveUpOrder(tx, order, { kind: 'expired', at })
      return true
    })
    if (isExpired) log.info({ orderId: id }, 'an unpaid order expired')
  }
}
