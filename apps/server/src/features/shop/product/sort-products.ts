import type { sortProducts as endpoint } from '@lumiroute/contract/product'
import type { Write } from '../../../http/pipeline/route.ts'
import { defineArrangement } from '../shop/arrange-rows.ts'

const arrange = defineArrangement({
  table: 'product',
  code: 'prod_code',
  sort: 'prod_sort',
  where: 'r.store_id = $1 and r.removed_at is null',
})

export async function sortProducts({ tx, scope, input }: Write<typeof endpoint>) {
  await arrange(tx, scope.storeId, input.prodCodes)
  return { message: '已更新商品順序' }
}
