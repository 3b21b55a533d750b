import { listAllOrders, listOrders, orderSorts } from '@lumiroute/contract/order'
import type { Order } from '@lumiroute/contract/order'
import { readDay } from '../../../lib/format/read-day.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import { everyStore } from '../../../lib/session/store-choice.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import type { OrderRow } from './order.columns.tsx'

type Named = Record<string, string | undefined>

export const orderPayments = {
  paid: { isPaid: true },
  unpaid: { isPaid: false },
  open: { isOpen: true },
  refundDue: { isRefundDue: true },
} as const
export const paymentCodes = Object.keys(orderPayments) as (keyof typeof orderPayments)[]

function filtersOf({ payment, source, paidFrom, paidTo }: Named) {
  const paid = oneOf(paymentCodes, payment)
  return {
    ...(paid && orderPayments[paid]),
    source: oneOf(['AD', 'CART'], source),
    paidFrom: readDay(paidFrom),
    paidTo: readDay(paidTo),
  }
}

const shared = {
  listOf: ({ orderList }: { orderList: Order[] }) => orderList,
  sorts: orderSorts,
  filtersOf,
  rowOf: (order: Order, no: number): OrderRow => ({ ...order, no }),
}
const ofStore = servedList({ ...shared, endpoint: listOrders })
const ofAll = servedList({ ...shared, endpoint: listAllOrders })

/** One store's, or with the mark for every store all of them. */
export function useOrderList(store: string, state: TableState) {
  const isAll = store === everyStore
  const one = ofStore.useList(state, isAll ? undefined : { store })
  const all = ofAll.useList(state, isAll ? {} : undefined)
  return isAll ? all : one
}

export const exportOrders = (store: string, state: TableState, signal: AbortSignal) =>
  store === everyStore ? ofAll.exportAll(state, signal) : ofStore.exportAll(state, signal, { store })
