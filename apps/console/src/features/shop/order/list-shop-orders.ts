import { countOrders, listOrderHistory, orderStatuses, shopOrderSorts } from '@lumiroute/contract/order'
import type { ShopOrder } from '@lumiroute/contract/order'
import { useRead } from '../../../lib/api/query.ts'
import { readDay } from '../../../lib/format/read-day.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type ShopOrderRow = ShopOrder & { no: number }

const amounts: Record<string, { minAmount?: number; maxAmount?: number }> = {
  low: { maxAmount: 500 },
  mid: { minAmount: 501, maxAmount: 2000 },
  high: { minAmount: 2001 },
}

const list = servedList({
  endpoint: listOrderHistory,
  listOf: ({ orderList }) => orderList,
  sorts: shopOrderSorts,
  filtersOf: ({ orderStatus, payment, from, to, amount = '' }) => ({
    isPaid: payment === 'paid' || payment === 'unpaid' ? payment === 'paid' : undefined,
    orderStatus: oneOf(orderStatuses, orderStatus),
    isRefundDue: orderStatus === 'refundDue' ? true : undefined,
    from: readDay(from),
    to: readDay(to),
    ...amounts[amount],
  }),
  rowOf: (order, no): ShopOrderRow => ({ ...order, no }),
  // Orders come in while somebody looks.
  refetchInterval: 60_000,
})

export const useShopOrderList = (store: string, state: TableState) => list.useList(state, { store })
export const exportShopOrders = (store: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { store })

export const useOrderCounts = (store: string) =>
  useRead(countOrders, { store }, { refetchInterval: 60_000 }).data?.counts
