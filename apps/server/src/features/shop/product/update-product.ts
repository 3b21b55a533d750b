import type { Product, updateProduct as endpoint } from '@lumiroute/contract/product'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { getProductJson, lockProduct } from './product.queries.ts'
import { updateFromForm } from './save-product.ts'

export async function updateProduct({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, ...form } = input
  const now = deps.now()
  const product = await lockProduct(tx, scope.storeId, form.prodCode)
  if (!product) throw notFound()
  requireVersion(product, form.version)
  await updateFromForm({ tx, storeId: scope.storeId, by: actor.accountId, now }, product, form)
  const changed = new RawJson<Product>(await getProductJson(tx, product.id, now))
  return { product: changed, message: text('product.updated', { name: form.prodName }) }
}
