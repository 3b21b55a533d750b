import type { listOrderHistory as historyEndpoint, listOrders as endpoint, Order } from '@lumiroute/contract'
import { containing } from '../../db/list-json.ts'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import { listOrdersJson } from './order.queries.ts'

export const listOrders = (call: Read<typeof endpoint>) => listFrom(call, undefined)
export const listOrderHistory = (call: Read<typeof historyEndpoint>) => listFrom(call, 'CART')

async function listFrom({ db, scope, input }: Read<typeof endpoint>, source: string | undefined) {
  const { page, size, sort, q, isPaid, paymentId } = input
  const filters = { storeId: scope.storeId, source, isPaid, paymentId, q: containing(q) }
  const { rows, total } = await listOrdersJson(db, { filters, page, size, sort })
  return { orderList: new RawJson<Order[]>(rows), total }
}
