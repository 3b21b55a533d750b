import type { deleteCategory as endpoint } from '@lumiroute/contract/category'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type CategoryRow, countProducts, deleteCategoryRow, lockCategories } from './category.queries.ts'
import { findByCode, requireCategory } from './category.rules.ts'

export async function deleteCategory({ tx, scope, input }: Write<typeof endpoint>) {
  const all = await lockCategories(tx, scope.storeId)
  const category = requireCategory(all, input.cateCode)
  const target = input.moveTo === undefined ? null : targetOf(all, category, input.moveTo)
  requireNoneBelow(all, category)
  if (target === null) await requireNoProducts(tx, category)
  await deleteCategoryRow(tx, category.id, target)
  return { message: `刪除分類「${category.cateName}」成功` }
}

function targetOf(all: CategoryRow[], category: CategoryRow, code: string): number {
  const target = findByCode(all, code)
  if (!target || target.id === category.id) throw refuseField('moveTo', '找不到要移入的分類')
  return target.id
}

function requireNoneBelow(all: CategoryRow[], { id, cateName }: CategoryRow): void {
  const below = all.filter(({ parentId }) => parentId === id).map((each) => `「${each.cateName}」`)
  if (below.length === 0) return
  throw new AppError('CONFLICT', {
    message: `分類「${cateName}」底下還有 ${below.slice(0, 3).join('、')} 等 ${below.length} 個分類，請先移走`,
  })
}

async function requireNoProducts(tx: Tx, { id, cateName }: CategoryRow): Promise<void> {
  const count = await countProducts(tx, id)
  if (count === 0) return
  throw new AppError('CONFLICT', {
    message: `分類「${cateName}」還有 ${count} 項商品，請選擇要移入的分類`,
  })
}
