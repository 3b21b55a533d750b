import type { listAllOrders as allEndpoint, listOrders as endpoint, Order } from '@lumiroute/contract/order'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { maySeePeople } from './order.policy.ts'
import { listOrdersJson } from './queries/order.queries.ts'

export async function listOrders({ db, actor, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, store: _store, ...asked } = input
  const filters = { storeId: scope.storeId, ...asked, q: containing(q) }
  const given = { maySeePeople: maySeePeople(actor) }
  const { rows, total } = await listOrdersJson(db, { filters, given, page, size, sort })
  return { orderList: new RawJson<Order[]>(rows), total }
}

export async function listAllOrders({ db, input }: Read<typeof allEndpoint>) {
  const { page, size, sort, q, ...asked } = input
  const filters = { ...asked, q: containing(q) }
  const given = { maySeePeople: true }
  const { rows, total } = await listOrdersJson(db, { filters, given, page, size, sort })
  return { orderList: new RawJson<Order[]>(rows), total }
}
