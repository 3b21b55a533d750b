import { playlistFormatCodes, listPlaylists } from '@lumiroute/contract/playlist'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import type { PlaylistRow } from './playlist.columns.tsx'

const list = servedList({
  endpoint: listPlaylists,
  listOf: ({ playlistList }) => playlistList,
  sorts: ['name', 'format', 'duration', 'updatedAt'],
  filtersOf: ({ format }) => ({ format: oneOf(playlistFormatCodes, format) }),
  rowOf: (playlist, no): PlaylistRow => ({ ...playlist, no }),
})

export const usePlaylistList = (storeId: number | undefined, state: TableState) =>
  list.useList(state, storeId === undefined ? undefined : { storeId })

export const exportPlaylists = (storeId: number, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { storeId })
