import type { listCategories as endpoint, ProductCategory } from '@lumiroute/contract/category'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listCategoriesJson } from './category.queries.ts'

export async function listCategories({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q } = input
  const filters = { storeId: scope.storeId, q: containing(q) }
  const { rows, total } = await listCategoriesJson(db, { filters, page, size, sort })
  return { categoryList: new RawJson<ProductCategory[]>(rows), total }
}
