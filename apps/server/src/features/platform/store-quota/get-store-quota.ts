import type {
  getStoreQuota as endpoint,
  StoreQuota,
  QuotaKind,
  QuotaUse,
} from '@lumiroute/contract/store-quota'
import type { Handle } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import type { Settings } from '../../../settings.ts'
import { findQuotaState } from './store-quota.queries.ts'
import { getAllowed } from './require-quota.ts'

export async function getStoreQuota({ db, deps, scope }: Read<typeof endpoint>) {
  return { quota: await readQuota(db, deps.settings, scope.storeId) }
}

export async function readQuota(db: Handle, settings: Settings, storeId: number): Promise<StoreQuota> {
  const read = async (kind: QuotaKind): Promise<QuotaUse> => {
    const state = await findQuotaState(db, storeId, kind)
    if (!state) throw notFound()
    return { used: state.used, allowed: getAllowed(state, settings, kind), isOwn: state.own !== null }
  }
  return { storage: await read('storage'), members: await read('members'), products: await read('products') }
}
