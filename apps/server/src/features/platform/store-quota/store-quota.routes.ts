import * as contract from '@lumiroute/contract/store-quota'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { getStoreQuota } from './get-store-quota.ts'
import { updateStoreQuota } from './update-store-quota.ts'

export const storeQuotaRoutes: Route[] = [
  read(contract.getStoreQuota, getStoreQuota),
  write(contract.updateStoreQuota, updateStoreQuota),
]
