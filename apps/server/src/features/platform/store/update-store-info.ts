import type { Store, updateStoreInfo as endpoint } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { requireStoreImages } from './require-store-images.ts'
import { lockStore } from './lock-store.ts'
import { changeStore, findStoreFields } from './store.queries.ts'
import { text } from '../../../text/text.ts'

export async function updateStoreInfo({ tx, actor, scope, input, audit }: Write<typeof endpoint>) {
  const { version, storeCode: _code, ...change } = input
  const store = await lockStore(tx, scope.storeId)
  if (!store) throw notFound()
  requireVersion(store, version)
  await requireStoreImages(tx, store.id, change)
  const before = await findStoreFields(tx, store.id)
  await audit(tx, 'store.updated', { change: compareFields(before, change) })
  const changed = await changeStore(tx, store.id, change, actor)
  return { store: new RawJson<Store>(changed), message: text('store.updated', { name: change.storeName }) }
}
