import { IsoDate } from '@lumiroute/contract'
import { listRecords } from '@lumiroute/contract/record'
import type { MoveType } from '@lumiroute/contract/ad'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import type { EffectKind } from './effect.paths.ts'

export type EffectRow = BroadcastRecord & { no: number }

/** The types of ad that each list holds. */
export const effectTypes: Record<EffectKind, readonly MoveType[]> = {
  ad: ['move_play', 'fix_play', 'store_streaming'],
  game: ['fix_game', 'store_alone_game', 'store_united_game'],
}

const listOf = (kind: EffectKind) =>
  servedList({
    endpoint: listRecords,
    listOf: ({ adBroadcastRecordList }) => adBroadcastRecordList,
    sorts: ['adName', 'broadcastDate', 'startDateTime'],
    filtersOf: ({ moveType, broadcastDate }) => ({
      kind,
      moveType: oneOf(effectTypes[kind], moveType),
      broadcastDate: IsoDate.safeParse(broadcastDate).data,
    }),
    rowOf: (record, no): EffectRow => ({ ...record, no }),
  })
const lists = { ad: listOf('ad'), game: listOf('game') }

export const useEffectList = (kind: EffectKind, storeId: number | undefined, state: TableState) =>
  lists[kind].useList(state, storeId === undefined ? undefined : { storeId })

export const exportEffects = (kind: EffectKind, storeId: number, state: TableState, signal: AbortSignal) =>
  lists[kind].exportAll(state, signal, { storeId })
