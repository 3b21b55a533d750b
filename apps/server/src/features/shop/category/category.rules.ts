import type { CategoryForm } from '@lumiroute/contract/category'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import type { CategoryRow } from './category.queries.ts'

export const findByCode = (all: CategoryRow[], code: string) =>
  all.find(({ cateCode }) => cateCode.toLowerCase() === code.toLowerCase())

export function requireCategory(all: CategoryRow[], code: string): CategoryRow {
  const found = findByCode(all, code)
  if (!found) throw notFound()
  return found
}

/** The id of the named category of the first level; two levels are all there is. */
export function parentIdOf(all: CategoryRow[], code: string | null, own?: CategoryRow): number | null {
  if (code === null) return null
  const parent = findByCode(all, code)
  if (!parent) throw refuseField('cateParentCode', '找不到上層分類')
  if (parent.id === own?.id) throw refuseField('cateParentCode', '上層分類不可為自己')
  if (parent.parentId !== null) throw refuseField('cateParentCode', '分類最多兩層')
  if (own && all.some(({ parentId }) => parentId === own.id))
    throw refuseField('cateParentCode', '此分類底下還有分類，無法移到另一個分類之下')
  return parent.id
}

export async function requireImage(tx: Tx, storeId: number, { cateImage }: CategoryForm): Promise<void> {
  requireFile(await lockFiles(tx, storeId, 'product', [cateImage]), 'cateImage', cateImage)
}

export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'category_code_key')
    throw refuseField('cateCode', '分類代碼已存在', 'CONFLICT')
  throw error
}
