import {
  type createCategory as endpoint,
  maxCategories,
  type ProductCategory,
} from '@lumiroute/contract/category'
import { RawJson } from '../../../http/response/answer.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { generateCode } from '../shop/generate-code.ts'
import { categoryJson, insertCategory, lockCategories } from './category.queries.ts'
import { parentIdOf, refuseTaken, requireImage } from './category.rules.ts'

export async function createCategory({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { store: _store, cateCode, cateParentCode, ...fields } = input
  const all = await lockCategories(tx, scope.storeId)
  if (all.length >= maxCategories) throw new AppError('CONFLICT', { message: `最多 ${maxCategories} 個分類` })
  const parentId = parentIdOf(all, cateParentCode)
  await requireImage(tx, scope.storeId, input)
  const id = await insertCategory(tx, {
    ...fields,
    storeId: scope.storeId,
    cateCode: cateCode || generateCode('C'),
    parentId,
    cateSort: Math.max(0, ...all.map(({ cateSort }) => cateSort)) + 1,
    updatedBy: actor.accountId,
  }).catch(refuseTaken)
  const category = new RawJson<ProductCategory>(await categoryJson(tx, id))
  return { category, message: `新增分類「${fields.cateName}」成功` }
}
