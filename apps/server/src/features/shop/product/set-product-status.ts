import type { setProductStatus as endpoint } from '@lumiroute/contract/product'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { setStatus } from './product.queries.ts'

const words = { on: '上架', off: '下架' } as const

export async function setProductStatus({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { prodStatus } = input
  const codes = [...new Set(input.prodCodes.map((code) => code.toLowerCase()))]
  const changed = await setStatus(tx, scope.storeId, codes, prodStatus, actor.accountId)
  if (changed !== codes.length) throw notFound('有商品已被刪除，請重新整理')
  return { changed, message: `已${words[prodStatus]} ${changed} 項商品` }
}
