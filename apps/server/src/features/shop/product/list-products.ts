import type { listProducts as endpoint, Product } from '@lumiroute/contract/product'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listProductsJson, listShopProductsJson } from './product.queries.ts'

export async function listProducts({ db, member, scope, input, deps }: Read<typeof endpoint>) {
  const { page, size, sort, q, store: _store, stock, ...given } = input
  const filters = { ...given, storeId: scope.storeId, q: containing(q) }
  const asked = { given: { now: deps.now() }, page, size, sort }
  const { rows, total } = member
    ? await listShopProductsJson(db, { ...asked, filters: { ...filters, shown: true } })
    : await listProductsJson(db, { ...asked, filters: { ...filters, ...(stock && { [stock]: true }) } })
  return { productList: new RawJson<Product[]>(rows), total }
}
