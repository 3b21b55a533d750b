import { playlistFormatCodes, queryPlaylists } from '@lumiroute/contract'
import type { CallOf, Playlist, PlaylistFormat } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'
import type { PlaylistRow } from './playlist.columns.tsx'

type Query = CallOf<typeof queryPlaylists>
const exportSize = 1000
const sorts = ['name', 'format', 'duration', 'updatedAt']

export const isFormat = (value: unknown): value is PlaylistFormat =>
  playlistFormatCodes.some((code) => code === value)

/** An order or a format that somebody typed into the address would only be refused. */
function queryOf(storeId: number, { sort, q, filters }: TableState): Query {
  const isKnown = sorts.includes(sort.replace(/^-/, ''))
  const { format } = filters
  return {
    storeId,
    ...(isKnown && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...(isFormat(format) && { format }),
  }
}

const numbered = (playlists: readonly Playlist[], from: number): PlaylistRow[] =>
  playlists.map((playlist, index) => ({ ...playlist, no: from + index + 1 }))

export function usePlaylistList(storeId: number | undefined, state: TableState) {
  const { page, size } = state
  const input = { ...queryOf(storeId ?? 0, state), page, size }
  const load = useRead(queryPlaylists, input, { enabled: storeId !== undefined, keepPrevious: true })
  const list = load.data?.playlistList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All playlists of the current search, page by page. */
export async function exportPlaylists(storeId: number, state: TableState, signal: AbortSignal) {
  const found: Playlist[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(storeId, state), page, size: exportSize }
    const { playlistList } = await call(queryPlaylists, input, { signal })
    found.push(...playlistList)
    if (playlistList.length < exportSize) return numbered(found, 0)
  }
}
