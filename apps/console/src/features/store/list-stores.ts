import { listStores, storeSorts } from '@lumiroute/contract'
import { oneOf, servedList } from '../../lib/served-list.ts'
import type { StoreRow } from './store.columns.tsx'

export const { useList: useStoreList, exportAll: exportStores } = servedList({
  endpoint: listStores,
  listOf: ({ storeList }) => storeList,
  sorts: storeSorts,
  filtersOf: ({ storeEnabled, admin }) => ({
    storeEnabled: oneOf(['true', 'false'], storeEnabled),
    admin: oneOf(['none', 'noPassword'], admin),
  }),
  rowOf: (store, no): StoreRow => ({ ...store, no }),
})
