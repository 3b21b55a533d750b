import {
  couponSorts,
  couponStatusCodes,
  couponUsageSorts,
  listCoupons,
  listCouponUsage,
  ticketStatusCodes,
} from '@lumiroute/contract/coupon'
import type { Coupon, CouponUsage } from '@lumiroute/contract/coupon'
import { useRead } from '../../../lib/api/query.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type CouponRow = Coupon & { no: number }
export type UsageRow = CouponUsage & { no: number }

/** A code that somebody typed into the address would only be refused. */
export const codeOf = (text: string | undefined) => (text && /^[\w-]{1,50}$/.test(text) ? text : undefined)
export const dayOf = (text: string | undefined) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined

const list = servedList({
  endpoint: listCoupons,
  listOf: ({ couponList }) => couponList,
  sorts: couponSorts,
  filtersOf: ({ cpnStatus }) => ({ cpnStatus: oneOf(couponStatusCodes, cpnStatus) }),
  rowOf: (coupon, no): CouponRow => ({ ...coupon, no }),
})
export const useCouponList = (store: string, state: TableState) => list.useList(state, { store })
export const exportCoupons = (store: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { store })

const usage = servedList({
  endpoint: listCouponUsage,
  listOf: ({ couponUsageList }) => couponUsageList,
  sorts: couponUsageSorts,
  filtersOf: ({ cpnCode, status, from, to }) => ({
    cpnCode: codeOf(cpnCode),
    status: oneOf(ticketStatusCodes, status),
    from: dayOf(from),
    to: dayOf(to),
  }),
  rowOf: (ticket, no): UsageRow => ({ ...ticket, no }),
})
export const useUsageList = (store: string, state: TableState) => usage.useList(state, { store })
export const exportUsage = (store: string, state: TableState, signal: AbortSignal) =>
  usage.exportAll(state, signal, { store })

/** One coupon as it is now: a form that began from a remembered one would lose to whoever saved since. */
export function useCoupon(store: string, cpnCode: string) {
  const read = useRead(listCoupons, { store, cpnCode }, { staleTime: 0 })
  const { data, error, refetch, isFetchedAfterMount } = read
  const isAbsent = error?.status === 400 || error?.status === 403 || data?.couponList.length === 0
  return { coupon: isFetchedAfterMount ? data?.couponList[0] : undefined, isAbsent, error, refetch }
}

/** For drop-downs. */
export function useCouponChoices(store: string) {
  const { data } = useRead(listCoupons, { store }, { staleTime: 60_000 })
  return data?.couponList.map(({ cpnCode, cpnTitle }) => ({ value: cpnCode, label: cpnTitle })) ?? []
}
