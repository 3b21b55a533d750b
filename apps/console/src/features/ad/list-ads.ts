import { moveTypeCodes, queryAds } from '@lumiroute/contract'
import type { Ad, CallOf } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'
import type { AdRow } from './ad.columns.tsx'
import { statusNamed } from './ad-status.tsx'

type Query = CallOf<typeof queryAds>
const exportSize = 1000
const sorts = ['name', 'moveType', 'broadcastDate', 'status']

/** An order or filter that somebody typed into the address would only be refused. */
function queryOf(storeId: number, { sort, q, filters }: TableState): Query {
  const payStatus = statusNamed(filters.payStatus)
  const moveType = moveTypeCodes.find((code) => code === filters.moveType)
  return {
    storeId,
    ...(sorts.includes(sort.replace(/^-/, '')) && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...(payStatus !== undefined && { payStatus }),
    ...(moveType && { moveType }),
  }
}

const numbered = (ads: readonly Ad[], from: number): AdRow[] =>
  ads.map((ad, index) => ({ ...ad, no: from + index + 1 }))

export function useAdList(storeId: number | undefined, state: TableState) {
  const { page, size } = state
  const input = { ...queryOf(storeId ?? 0, state), page, size }
  const load = useRead(queryAds, input, { keepPrevious: true, enabled: storeId !== undefined })
  const list = load.data?.adList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All ads of the current search, page by page. */
export async function exportAds(storeId: number, state: TableState, signal: AbortSignal): Promise<AdRow[]> {
  const found: Ad[] = []
  for (let page = 1; ; page += 1) {
    const { adList } = await call(
      queryAds,
      { ...queryOf(storeId, state), page, size: exportSize },
      { signal },
    )
    found.push(...adList)
    if (adList.length < exportSize) return numbered(found, 0)
  }
}
