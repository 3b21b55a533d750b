import type { updateStoreQuota as endpoint } from '@lumiroute/contract/store-quota'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockStore } from '../store/lock-store.ts'
import { allowsAction } from '../store/store.policy.ts'
import { readQuota } from './get-store-quota.ts'
import { findLimits, setLimits } from './store-quota.queries.ts'
import { text } from '../../../text/text.ts'

const bytesPerMb = 1_000_000

export async function updateStoreQuota({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const { id, storageMb, members, products } = input
  const storage = storageMb === null ? null : storageMb * bytesPerMb
  const store = await lockStore(tx, id)
  if (!store) throw notFound()
  if (!allowsAction(store, 'setQuota')) throw new AppError('storeQuota.platformHasNone')
  const before = await findLimits(tx, id)
  const limits = { storage, members, products }
  await setLimits(tx, id, limits, actor.accountId)
  const object = { id, name: store.storeName }
  await audit(tx, 'quota.changed', { storeId: id, object, change: compareFields(before, limits) })
  const quota = await readQuota(tx, deps.settings, id)
  return { quota, message: text('storeQuota.updated', { name: store.storeName }) }
}
