import { listOrders, orderSorts } from '@lumiroute/contract'
import { servedList } from '../../lib/served-list.ts'
import type { TableState } from '../../lib/table-state.ts'
import type { OrderRow } from './order.columns.tsx'

const list = servedList({
  endpoint: listOrders,
  listOf: ({ orderList }) => orderList,
  sorts: orderSorts,
  filtersOf: ({ payment }) => ({
    isPaid: payment === 'paid' || payment === 'unpaid' ? payment === 'paid' : undefined,
  }),
  rowOf: (order, no): OrderRow => ({ ...order, no }),
})

export const useOrderList = (store: string, state: TableState) => list.useList(state, { store })

export const exportOrders = (store: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { store })
