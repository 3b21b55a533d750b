import { listOrders, orderSorts } from '@lumiroute/contract'
import type { CallOf, Order } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'
import type { OrderRow } from './order.columns.tsx'

type Query = CallOf<typeof listOrders>
const exportSize = 1000

/** An order or state that somebody typed into the address would only be refused. */
function queryOf(store: string, { sort, q, filters }: TableState): Query {
  const isKnown = orderSorts.some((name) => name === sort.replace(/^-/, ''))
  const { payment } = filters
  return {
    store,
    ...(isKnown && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...((payment === 'paid' || payment === 'unpaid') && { isPaid: payment === 'paid' }),
  }
}

const numbered = (orders: readonly Order[], from: number): OrderRow[] =>
  orders.map((order, index) => ({ ...order, no: from + index + 1 }))

export function useOrderList(storeCode: string, state: TableState) {
  const { page, size } = state
  const input = { ...queryOf(storeCode, state), page, size }
  const load = useRead(listOrders, input, { keepPrevious: true })
  const list = load.data?.orderList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All orders of the current search, page by page. */
export async function exportOrders(storeCode: string, state: TableState, signal: AbortSignal) {
  const found: Order[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(storeCode, state), page, size: exportSize }
    const { orderList } = await call(listOrders, input, { signal })
    found.push(...orderList)
    if (orderList.length < exportSize) return numbered(found, 0)
  }
}
