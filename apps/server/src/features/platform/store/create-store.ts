import type { createStore as endpoint, Store } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { insertStore } from './store.queries.ts'
import { refuseTaken } from './store-rules.ts'
import { text } from '../../../text/text.ts'

export async function createStore({ tx, actor, input, audit }: Write<typeof endpoint>) {
  const { storeCode, storeName, storeEnabled, storeTaxNumber = null } = input
  const fields = { storeCode, storeName, storeEnabled, storeTaxNumber }
  const store = await insertStore(tx, fields, actor.accountId).catch(refuseTaken)
  const { id } = JSON.parse(store) as Store
  await audit(tx, 'store.created', {
    storeId: id,
    object: { id, name: storeName },
    change: compareFields({}, fields),
  })
  return { store: new RawJson<Store>(store), message: text('store.created', { name: storeName }) }
}
