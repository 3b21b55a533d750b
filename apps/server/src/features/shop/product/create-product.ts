import type { createProduct as endpoint, Product } from '@lumiroute/contract/product'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { requireQuota } from '../../platform/store-quota/require-quota.ts'
import { getProductJson } from './product.queries.ts'
import { insertFromForm } from './save-product.ts'

export async function createProduct({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, ...form } = input
  const now = deps.now()
  await requireQuota(tx, deps.settings, { storeId: scope.storeId, kind: 'products', amount: 1 })
  const id = await insertFromForm({ tx, storeId: scope.storeId, by: actor.accountId, now }, form)
  const product = new RawJson<Product>(await getProductJson(tx, id, now))
  return { product, message: text('product.created', { name: form.prodName }) }
}
