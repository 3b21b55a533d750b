import { moveTypeCodes } from '@lumiroute/contract/ad'
import { listRecords, recordStates } from '@lumiroute/contract/record'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { readId } from '../../../lib/format/read-id.ts'
import { readDay } from '../../../lib/format/read-day.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type RecordRow = BroadcastRecord & { no: number }

const list = servedList({
  endpoint: listRecords,
  listOf: ({ adBroadcastRecordList }) => adBroadcastRecordList,
  sorts: ['adName', 'broadcastDate', 'startDateTime', 'peopleTotal'],
  filtersOf: ({ moveType, broadcastDate, from, to, state, adId }) => ({
    moveType: oneOf(moveTypeCodes, moveType),
    broadcastDate: readDay(broadcastDate),
    from: readDay(from),
    to: readDay(to),
    state: oneOf(recordStates, state),
    adId: readId(adId ?? null),
  }),
  rowOf: (record, no): RecordRow => ({ ...record, no }),
  // Today's records grow while somebody looks.
  refetchInterval: 60_000,
})

/** One store's records, or an operator's look at all stores. */
export type RecordsOf = { storeId: number | undefined; isAll: boolean }

const given = ({ storeId, isAll }: RecordsOf) =>
  isAll ? {} : storeId === undefined ? undefined : { storeId }

export const useRecordList = (whose: RecordsOf, state: TableState) => list.useList(state, given(whose))

export const exportRecords = (whose: RecordsOf, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, given(whose))
