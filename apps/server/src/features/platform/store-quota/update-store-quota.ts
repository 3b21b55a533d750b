import type { updateStoreQuota as endpoint } from '@lumiroute/contract/store-quota'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockStore } from '../store/lock-store.ts'
import { allowsAction } from '../store/store.policy.ts'
import { readQuota } from './get-store-quota.ts'
import { setLimits } from './store-quota.queries.ts'
import { text } from '../../../text/text.ts'

const bytesPerMb = 1_000_000

export async function updateStoreQuota({ tx, deps, actor, input }: Write<typeof endpoint>) {
  const { id, storageMb, members, products } = input
  const storage = storageMb === null ? null : storageMb * bytesPerMb
  const store = await lockStore(tx, id)
  if (!store) throw notFound()
  if (!allowsAction(store, 'setQuota')) throw new AppError('storeQuota.platformHasNone')
  await setLimits(tx, id, { storage, members, products }, actor.accountId)
  const quota = await readQuota(tx, deps.settings, id)
  return { quota, message: text('storeQuota.updated', { name: store.storeName }) }
}
