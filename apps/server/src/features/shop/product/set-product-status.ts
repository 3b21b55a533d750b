import type { setProductStatus as endpoint } from '@lumiroute/contract/product'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { setStatuses } from './product.queries.ts'

export async function setProductStatus({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { prodStatus } = input
  const codes = [...new Set(input.prodCodes.map((code) => code.toLowerCase()))]
  const changed = await setStatuses(tx, scope.storeId, codes, prodStatus, actor.accountId)
  if (changed !== codes.length) throw new AppError('product.someDeleted')
  return {
    changed,
    message: text(prodStatus === 'on' ? 'product.published' : 'product.unpublished', { count: changed }),
  }
}
