import type { ProductCategory, updateCategory as endpoint } from '@lumiroute/contract/category'
import { RawJson } from '../../../http/response/answer.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { categoryJson, updateCategoryRow, lockCategories } from './category.queries.ts'
import { parentIdOf, requireCategory, requireImage } from './category.rules.ts'

export async function updateCategory({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { store: _store, cateCode, cateParentCode, version, ...fields } = input
  const all = await lockCategories(tx, scope.storeId)
  const category = requireCategory(all, cateCode)
  requireVersion(category, version)
  const parentId = parentIdOf(all, cateParentCode, category)
  await requireImage(tx, scope.storeId, input)
  await updateCategoryRow(tx, category.id, { ...fields, parentId }, actor.accountId)
  const changed = new RawJson<ProductCategory>(await categoryJson(tx, category.id))
  return { category: changed, message: `更新分類「${fields.cateName}」成功` }
}
