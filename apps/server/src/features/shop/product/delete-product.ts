import type { deleteProduct as endpoint } from '@lumiroute/contract/product'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { deleteProductRow, lockProduct } from './product.queries.ts'

export async function deleteProduct({ tx, scope, input, deps }: Write<typeof endpoint>) {
  const product = await lockProduct(tx, scope.storeId, input.prodCode)
  if (!product) throw notFound()
  await deleteProductRow(tx, product.id, deps.now())
  return { message: text('product.deleted', { name: product.prodName }) }
}
