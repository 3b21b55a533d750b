import type { ProductCategory, sortCategories as endpoint } from '@lumiroute/contract/category'
import { RawJson } from '../../../http/response/answer.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type CategoryRow, listCategoriesJson, lockCategories, placeCategories } from './category.queries.ts'
import { findByCode } from './category.rules.ts'

type Order = { cateCode: string; cateParentCode: string | null }[]

export async function sortCategories({ tx, scope, input }: Write<typeof endpoint>) {
  const all = await lockCategories(tx, scope.storeId)
  const placed = input.cateOrder.map(({ cateCode, cateParentCode }) => ({
    id: findByCode(all, cateCode)?.id ?? 0,
    parentId: cateParentCode === null ? null : (findByCode(all, cateParentCode)?.id ?? 0),
  }))
  requireSame(all, new Set(placed.map(({ id }) => id)), input.cateOrder)
  requireTwoLevels(placed)
  await placeCategories(tx, scope.storeId, placed)
  const { rows } = await listCategoriesJson(tx, { filters: { storeId: scope.storeId } })
  return { categoryList: new RawJson<ProductCategory[]>(rows), message: '已更新分類順序' }
}

/** An order made before somebody added or removed a category would lose one or place a ghost. */
function requireSame(all: CategoryRow[], ids: Set<number>, order: Order): void {
  const isSame = order.length === all.length && ids.size === all.length && !ids.has(0)
  if (!isSame) throw new AppError('CONFLICT')
}

function requireTwoLevels(placed: { id: number; parentId: number | null }[]): void {
  const first = new Set(placed.filter(({ parentId }) => parentId === null).map(({ id }) => id))
  const isFlat = placed.every(({ parentId }) => parentId === null || first.has(parentId))
  if (!isFlat) throw new AppError('VALIDATION', { message: '分類最多兩層' })
}
