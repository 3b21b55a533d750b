import { listStoreAdmins } from '@lumiroute/contract/account'
import { servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import type { AccountRow } from './account.columns.tsx'

const list = servedList({
  endpoint: listStoreAdmins,
  listOf: ({ storeAdminList }) => storeAdminList,
  sorts: ['adminAccount', 'adminName', 'adminEmail', 'adminEnabled'],
  rowOf: (account, no): AccountRow => ({ ...account, no }),
})

export const useAccountList = (storeCode: string, state: TableState) => list.useList(state, { storeCode })

export const exportAccounts = (storeCode: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { storeCode })
