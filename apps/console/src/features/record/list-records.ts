import { moveTypeCodes, queryRecords } from '@lumiroute/contract'
import type { BroadcastRecord } from '@lumiroute/contract'
import { readId } from '../../lib/read-id.ts'
import { oneOf, servedList } from '../../lib/served-list.ts'
import type { TableState } from '../../lib/table-state.ts'

export type RecordRow = BroadcastRecord & { no: number }

const list = servedList({
  endpoint: queryRecords,
  listOf: ({ adBroadcastRecordList }) => adBroadcastRecordList,
  sorts: ['adName', 'broadcastDate', 'startDateTime', 'peopleTotal'],
  filtersOf: ({ moveType, broadcastDate, adId }) => ({
    moveType: oneOf(moveTypeCodes, moveType),
    broadcastDate: /^\d{4}-\d{2}-\d{2}$/.test(broadcastDate ?? '') ? broadcastDate : undefined,
    adId: readId(adId ?? null),
  }),
  rowOf: (record, no): RecordRow => ({ ...record, no }),
  // Today's records grow while somebody looks.
  refetchInterval: 60_000,
})

export const useRecordList = (storeId: number | undefined, state: TableState) =>
  list.useList(state, storeId === undefined ? undefined : { storeId })

export const exportRecords = (storeId: number, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { storeId })
