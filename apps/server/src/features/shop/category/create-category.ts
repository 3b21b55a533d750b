import {
  type createCategory as endpoint,
  maxCategories,
  type ProductCategory,
} from '@lumiroute/contract/category'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { generateCode } from '../shop/generate-code.ts'
import { getCategoryJson, insertCategory, lockCategories } from './category.queries.ts'
import { getParentId, refuseTakenCode, requireImage } from './validate-category.ts'

export async function createCategory({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { store: _store, cateCode, cateParentCode, ...fields } = input
  const all = await lockCategories(tx, scope.storeId)
  if (all.length >= maxCategories) throw new AppError('category.tooMany', { max: maxCategories })
  const parentId = getParentId(all, cateParentCode)
  await requireImage(tx, scope.storeId, input)
  const id = await insertCategory(tx, {
    ...fields,
    storeId: scope.storeId,
    cateCode: cateCode || generateCode('C'),
    parentId,
    cateSort: Math.max(0, ...all.map(({ cateSort }) => cateSort)) + 1,
    updatedBy: actor.accountId,
  }).catch(refuseTakenCode)
  const category = new RawJson<ProductCategory>(await getCategoryJson(tx, id))
  return { category, message: text('category.created', { name: fields.cateName }) }
}
