import type { deleteCategory as endpoint } from '@lumiroute/contract/category'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { type CategoryRow, countProducts, deleteCategoryRow, lockCategories } from './category.queries.ts'
import { findByCode, requireCategory } from './validate-category.ts'

export async function deleteCategory({ tx, scope, input }: Write<typeof endpoint>) {
  const all = await lockCategories(tx, scope.storeId)
  const category = requireCategory(all, input.cateCode)
  const target = input.moveTo === undefined ? null : getTargetId(all, category, input.moveTo)
  requireNoChildren(all, category)
  if (target === null) await requireNoProducts(tx, category)
  await deleteCategoryRow(tx, category.id, target)
  return { message: text('category.deleted', { name: category.cateName }) }
}

function getTargetId(all: CategoryRow[], category: CategoryRow, code: string): number {
  const target = findByCode(all, code)
  if (!target || target.id === category.id) throw refuseField('moveTo', text('category.targetNotFound'))
  return target.id
}

function requireNoChildren(all: CategoryRow[], { id, cateName }: CategoryRow): void {
  const children = all.filter(({ parentId }) => parentId === id)
  if (children.length === 0) return
  const names = children.slice(0, 3).map((child) => text('common.quoted', { name: child.cateName }))
  throw new AppError('category.hasChildren', { name: cateName, names, count: children.length })
}

async function requireNoProducts(tx: Tx, { id, cateName }: CategoryRow): Promise<void> {
  const count = await countProducts(tx, id)
  if (count === 0) return
  throw new AppError('category.hasProducts', { name: cateName, count })
}
