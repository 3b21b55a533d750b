import { queryRoutes } from '@lumiroute/contract'
import type { CallOf, Route } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'

export type RouteRow = Route & { no: number }
type Query = CallOf<typeof queryRoutes>

const sorts = ['code', 'name', 'lengthKm', 'updatedAt']
const exportSize = 1000

/** An order that somebody typed into the address would only be refused. */
function queryOf({ sort, q }: TableState): Query {
  const isKnown = sorts.includes(sort.replace(/^-/, ''))
  return { ...(isKnown && { sort }), ...(q && { q: q.slice(0, 100) }) }
}

const numbered = (routes: readonly Route[], from: number): RouteRow[] =>
  routes.map((route, index) => ({ ...route, no: from + index + 1 }))

export function useRouteList(state: TableState) {
  const { page, size } = state
  const load = useRead(queryRoutes, { ...queryOf(state), page, size }, { keepPrevious: true })
  const list = load.data?.routeList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All routes of the current search, page by page. */
export async function exportRoutes(state: TableState, signal: AbortSignal): Promise<RouteRow[]> {
  const found: Route[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(state), page, size: exportSize }
    const { routeList } = await call(queryRoutes, input, { signal })
    found.push(...routeList)
    if (routeList.length < exportSize) return numbered(found, 0)
  }
}
