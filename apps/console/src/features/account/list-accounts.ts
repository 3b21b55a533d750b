import { listStoreAdmins } from '@lumiroute/contract'
import type { CallOf, StoreAdmin } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import type { TableState } from '../../lib/table-state.ts'
import type { AccountRow } from './account.columns.tsx'

type Query = CallOf<typeof listStoreAdmins>
const exportSize = 1000
const sorts = ['adminAccount', 'adminName', 'adminEmail', 'adminEnabled']

/** An order that somebody typed into the address would only be refused. */
function queryOf(storeCode: string, { sort, q }: TableState): Query {
  const isKnown = sorts.includes(sort.replace(/^-/, ''))
  return { storeCode, ...(isKnown && { sort }), ...(q && { q: q.slice(0, 100) }) }
}

const numbered = (accounts: readonly StoreAdmin[], from: number): AccountRow[] =>
  accounts.map((account, index) => ({ ...account, no: from + index + 1 }))

export function useAccountList(storeCode: string, state: TableState) {
  const { page, size } = state
  const input = { ...queryOf(storeCode, state), page, size }
  const load = useRead(listStoreAdmins, input, { keepPrevious: true })
  const list = load.data?.storeAdminList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All accounts of the current search, page by page. */
export async function exportAccounts(storeCode: string, state: TableState, signal: AbortSignal) {
  const found: StoreAdmin[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(storeCode, state), page, size: exportSize }
    const { storeAdminList } = await call(listStoreAdmins, input, { signal })
    found.push(...storeAdminList)
    if (storeAdminList.length < exportSize) return numbered(found, 0)
  }
}
