import { queryAdChecks } from '@lumiroute/contract'
import type { Ad, CallOf } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'

type Query = CallOf<typeof queryAdChecks>
export type CheckRow = Ad & { no: number }

export const checkStatuses = ['request', 'accept', 'reject'] as const
export type CheckStatus = (typeof checkStatuses)[number]
const sorts = ['name', 'store', 'moveType', 'broadcastDate', 'submittedAt']
const exportSize = 1000
const refreshMs = 60_000

export const checkStatusOf = ({ filters }: TableState): CheckStatus =>
  checkStatuses.find((status) => status === filters.payStatus) ?? 'request'

/** An order that somebody typed into the address would only be refused. */
function queryOf(state: TableState): Query {
  const { sort, q } = state
  return {
    payStatus: checkStatusOf(state),
    ...(sorts.includes(sort.replace(/^-/, '')) && { sort }),
    ...(q && { q: q.slice(0, 100) }),
  }
}

const numbered = (ads: readonly Ad[], from: number): CheckRow[] =>
  ads.map((ad, index) => ({ ...ad, no: from + index + 1 }))

export function useAdCheckList(state: TableState) {
  const { page, size } = state
  const options = { keepPrevious: true, refetchInterval: refreshMs }
  const load = useRead(queryAdChecks, { ...queryOf(state), page, size }, options)
  const list = load.data?.adList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** The whole queue of the current search, page by page. */
export async function exportAdChecks(state: TableState, signal: AbortSignal): Promise<CheckRow[]> {
  const found: Ad[] = []
  for (let page = 1; ; page += 1) {
    const { adList } = await call(queryAdChecks, { ...queryOf(state), page, size: exportSize }, { signal })
    found.push(...adList)
    if (adList.length < exportSize) return numbered(found, 0)
  }
}
