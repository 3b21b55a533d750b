import type { countProductView as endpoint } from '@lumiroute/contract/product'
import type { Write } from '../../../http/pipeline/route.ts'
import { countView } from './product.queries.ts'

export async function countProductView({ tx, member, scope, input }: Write<typeof endpoint>) {
  if (member) await countView(tx, scope.storeId, input.prodCode)
  return {}
}
