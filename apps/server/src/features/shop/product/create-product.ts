import type { createProduct as endpoint, Product } from '@lumiroute/contract/product'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { requireQuota } from '../../platform/store-quota/require-quota.ts'
import { productJson } from './product.queries.ts'
import { makeProduct } from './save-product.ts'

export async function createProduct({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, ...form } = input
  const now = deps.now()
  await requireQuota(tx, deps.settings, { storeId: scope.storeId, kind: 'products', amount: 1 })
  const id = await makeProduct({ tx, storeId: scope.storeId, by: actor.accountId, now }, form)
  const product = new RawJson<Product>(await productJson(tx, id, now))
  return { product, message: `新增商品「${form.prodName}」成功` }
}
