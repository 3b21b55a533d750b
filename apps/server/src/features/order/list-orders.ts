import type { listOrders as endpoint, Order } from '@lumiroute/contract'
import { containing } from '../../db/list-json.ts'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import { listOrdersJson } from './order.queries.ts'

export async function listOrders({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, isPaid, paymentId } = input
  const filters = { storeId: scope.storeId, isPaid, paymentId, q: containing(q) }
  const { rows, total } = await listOrdersJson(db, { filters, page, size, sort })
  return { orderList: new RawJson<Order[]>(rows), total }
}
