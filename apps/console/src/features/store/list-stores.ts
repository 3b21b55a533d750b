import { listStores, storeSorts } from '@lumiroute/contract'
import type { CallOf, Store } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'
import type { StoreRow } from './store.columns.tsx'

type Query = CallOf<typeof listStores>
const exportSize = 1000

/** An order or state that somebody typed into the address would only be refused. */
function queryOf({ sort, q, filters }: TableState): Query {
  const isKnown = storeSorts.some((name) => name === sort.replace(/^-/, ''))
  const { storeEnabled, admin } = filters
  return {
    ...(isKnown && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...((storeEnabled === 'true' || storeEnabled === 'false') && { storeEnabled }),
    ...((admin === 'none' || admin === 'noPassword') && { admin }),
  }
}

const numbered = (stores: readonly Store[], from: number): StoreRow[] =>
  stores.map((store, index) => ({ ...store, no: from + index + 1 }))

export function useStoreList(state: TableState) {
  const { page, size } = state
  const load = useRead(listStores, { ...queryOf(state), page, size }, { keepPrevious: true })
  const list = load.data?.storeList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All stores of the current search, page by page. */
export async function exportStores(state: TableState, signal: AbortSignal): Promise<StoreRow[]> {
  const found: Store[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(state), page, size: exportSize }
    const { storeList } = await call(listStores, input, { signal })
    found.push(...storeList)
    if (storeList.length < exportSize) return numbered(found, 0)
  }
}
