import { listAdsForReview } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type CheckRow = Ad & { no: number }

export const checkStatuses = ['request', 'accept', 'reject'] as const
export type CheckStatus = (typeof checkStatuses)[number]

const statusNamed = (named: string | undefined): CheckStatus => oneOf(checkStatuses, named) ?? 'request'
export const checkStatusOf = ({ filters }: TableState) => statusNamed(filters.payStatus)

export const { useList: useAdCheckList, exportAll: exportAdChecks } = servedList({
  endpoint: listAdsForReview,
  listOf: ({ adList }) => adList,
  sorts: ['name', 'store', 'moveType', 'broadcastDate', 'submittedAt'],
  filtersOf: ({ payStatus }) => ({ payStatus: statusNamed(payStatus) }),
  rowOf: (ad, no): CheckRow => ({ ...ad, no }),
  refetchInterval: 60_000,
})
