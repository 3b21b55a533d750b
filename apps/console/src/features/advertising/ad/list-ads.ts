import { moveTypeCodes, listAds } from '@lumiroute/contract/ad'
import type { TableState } from '../../../lib/table/table-state.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { AdRow } from './ad.columns.tsx'
import { statusNamed } from './ad-status.tsx'

const list = servedList({
  endpoint: listAds,
  listOf: ({ adList }) => adList,
  sorts: ['name', 'moveType', 'broadcastDate', 'status'],
  filtersOf: ({ payStatus, moveType }) => ({
    payStatus: statusNamed(payStatus),
    moveType: oneOf(moveTypeCodes, moveType),
  }),
  rowOf: (ad, no): AdRow => ({ ...ad, no }),
})

export const useAdList = (storeId: number | undefined, state: TableState) =>
  list.useList(state, storeId === undefined ? undefined : { storeId })

export const exportAds = (storeId: number, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { storeId })
