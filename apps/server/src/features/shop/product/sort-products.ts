import type { sortProducts as endpoint } from '@lumiroute/contract/product'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireDistinctCodes } from '../shop/require-distinct-codes.ts'
import { reorderProducts } from './product.queries.ts'

export async function sortProducts({ tx, scope, input }: Write<typeof endpoint>) {
  requireDistinctCodes(input.prodCodes)
  if (!(await reorderProducts(tx, scope.storeId, input.prodCodes))) throw notFound()
  return { message: text('product.sorted') }
}
