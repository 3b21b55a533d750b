import { listStores, storeSorts } from '@lumiroute/contract/store'
import { readDay } from '../../../lib/format/read-day.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { StoreRow } from './store.columns.tsx'

export const { useList: useStoreList, exportAll: exportStores } = servedList({
  endpoint: listStores,
  listOf: ({ storeList }) => storeList,
  sorts: storeSorts,
  filtersOf: ({ storeEnabled, admin, from, to }) => ({
    storeEnabled: oneOf(['true', 'false'], storeEnabled),
    from: readDay(from),
    to: readDay(to),
    admin: oneOf(['none', 'noPassword'], admin),
  }),
  rowOf: (store, no): StoreRow => ({ ...store, no }),
})
