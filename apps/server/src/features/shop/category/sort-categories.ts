import type { ProductCategory, sortCategories as endpoint } from '@lumiroute/contract/category'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { type CategoryRow, listCategoriesJson, lockCategories, placeCategories } from './category.queries.ts'
import { findByCode } from './validate-category.ts'

type Order = { cateCode: string; cateParentCode: string | null }[]

export async function sortCategories({ tx, scope, input }: Write<typeof endpoint>) {
  const all = await lockCategories(tx, scope.storeId)
  const placed = input.cateOrder.map(({ cateCode, cateParentCode }) => ({
    id: findByCode(all, cateCode)?.id ?? 0,
    parentId: cateParentCode === null ? null : (findByCode(all, cateParentCode)?.id ?? 0),
  }))
  requireCurrentList(all, new Set(placed.map(({ id }) => id)), input.cateOrder)
  requireTwoLevels(placed)
  await placeCategories(tx, scope.storeId, placed)
  const { rows } = await listCategoriesJson(tx, { filters: { storeId: scope.storeId } })
  return { categoryList: new RawJson<ProductCategory[]>(rows), message: text('category.sorted') }
}

/** Categories were created or deleted since the list was loaded: sorting would lose one. */
function requireCurrentList(all: CategoryRow[], ids: Set<number>, order: Order): void {
  const isSame = order.length === all.length && ids.size === all.length && !ids.has(0)
  if (!isSame) throw new AppError('CONFLICT')
}

function requireTwoLevels(placed: { id: number; parentId: number | null }[]): void {
  const first = new Set(placed.filter(({ parentId }) => parentId === null).map(({ id }) => id))
  const isTwoLevels = placed.every(({ parentId }) => parentId === null || first.has(parentId))
  if (!isTwoLevels) throw new AppError('category.twoLevels')
}
