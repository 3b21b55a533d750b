import type { createStore as endpoint, Store } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { insertStore } from './store.queries.ts'
import { refuseTaken } from './store-rules.ts'
import { text } from '../../../text/text.ts'

export async function createStore({ tx, actor, input }: Write<typeof endpoint>) {
  const { storeCode, storeName, storeEnabled, storeTaxNumber = null } = input
  const fields = { storeCode, storeName, storeEnabled, storeTaxNumber }
  const store = await insertStore(tx, fields, actor.accountId).catch(refuseTaken)
  return { store: new RawJson<Store>(store), message: text('store.created', { name: storeName }) }
}
