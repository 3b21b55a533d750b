import type { ProductCategory, updateCategory as endpoint } from '@lumiroute/contract/category'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { getCategoryJson, lockCategories, updateCategoryRow } from './category.queries.ts'
import { getParentId, requireCategory, requireImage } from './validate-category.ts'

export async function updateCategory({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { store: _store, cateCode, cateParentCode, version, ...fields } = input
  const all = await lockCategories(tx, scope.storeId)
  const category = requireCategory(all, cateCode)
  requireVersion(category, version)
  const parentId = getParentId(all, cateParentCode, category)
  await requireImage(tx, scope.storeId, input)
  await updateCategoryRow(tx, category.id, { ...fields, parentId }, actor.accountId)
  const changed = new RawJson<ProductCategory>(await getCategoryJson(tx, category.id))
  return { category: changed, message: text('category.updated', { name: fields.cateName }) }
}
