import {
  listPointCards,
  listPointCardUsage,
  listPointLedger,
  memberCardSorts,
  memberCardStateCodes,
  pointCardSorts,
  pointCardStatusCodes,
} from '@lumiroute/contract/point-card'
import type { MemberCard, PointCard } from '@lumiroute/contract/point-card'
import { useRead } from '../../../lib/api/query.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import { codeOf, dayOf } from '../coupon/list-coupons.ts'

export type PointCardRow = PointCard & { no: number }
export type MemberCardRow = MemberCard & { no: number }

/** What a movement of points makes stale. */
export const ledgerReads = [listPointLedger, listPointCardUsage, listPointCards]

const list = servedList({
  endpoint: listPointCards,
  listOf: ({ pointCardList }) => pointCardList,
  sorts: pointCardSorts,
  filtersOf: ({ pcStatus }) => ({ pcStatus: oneOf(pointCardStatusCodes, pcStatus) }),
  rowOf: (card, no): PointCardRow => ({ ...card, no }),
})
export const usePointCardList = (store: string, state: TableState) => list.useList(state, { store })
export const exportPointCards = (store: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { store })

const usage = servedList({
  endpoint: listPointCardUsage,
  listOf: ({ pointCardUsageList }) => pointCardUsageList,
  sorts: memberCardSorts,
  filtersOf: ({ pcCode, state, from, to }) => ({
    pcCode: codeOf(pcCode),
    state: oneOf(memberCardStateCodes, state),
    from: dayOf(from),
    to: dayOf(to),
  }),
  rowOf: (card, no): MemberCardRow => ({ ...card, no }),
})
export const useMemberCards = (store: string, state: TableState) => usage.useList(state, { store })
export const exportMemberCards = (store: string, state: TableState, signal: AbortSignal) =>
  usage.exportAll(state, signal, { store })

/** One card as it is now: a form that began from a remembered one would lose to whoever saved since. */
export function usePointCard(store: string, pcCode: string) {
  const read = useRead(listPointCards, { store, pcCode }, { staleTime: 0 })
  const { data, error, refetch, isFetchedAfterMount } = read
  const isAbsent = error?.status === 400 || error?.status === 403 || data?.pointCardList.length === 0
  return { card: isFetchedAfterMount ? data?.pointCardList[0] : undefined, isAbsent, error, refetch }
}

export function usePointCards(store: string) {
  const { data } = useRead(listPointCards, { store }, { staleTime: 30_000 })
  return data?.pointCardList
}
