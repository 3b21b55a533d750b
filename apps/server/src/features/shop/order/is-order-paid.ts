import {
  type isOrderPaid as endpoint,
  orderMoneyOf,
  type OrderStatus,
  type PaymentStatus,
} from '@lumiroute/contract/order'
import { rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { noOrder } from './require-order.ts'

type Found = { orderNo: string; paymentStatus: PaymentStatus; orderStatus: OrderStatus }
const find = rawQuery<Found>({
  name: 'order.isPaid',
  row: { orderNo: 'text', paymentStatus: 'text', orderStatus: 'text' },
  sql: `select o.order_no as "orderNo", o.payment_status as "paymentStatus", o.order_status as "orderStatus"
   from "order" o where o.store_id = $1 and o.order_no is not null and o.source in ('CART', 'POS')
     and ($2::int is null or o.member_id = $2)
     and ($3::text is null or o.order_no = $3)
     and ($4::text is null or o.id = (select p.order_id from payment p where p.payment_id = $4)
       or o.payment_id = $4)
   limit 1`,
})

export async function isOrderPaid({ db, member, scope, input }: Read<typeof endpoint>) {
  if (!input.orderNo && !input.paymentId) throw refuseField('orderNo', '請輸入訂單編號')
  const names = [input.orderNo ?? null, input.paymentId ?? null]
  const [found] = await db.run(find, [scope.storeId, member?.id ?? null, ...names])
  if (!found) throw noOrder()
  return { paid: orderMoneyOf(found.paymentStatus) === 'in', ...found }
}
