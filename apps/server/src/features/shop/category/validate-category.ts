import type { CategoryForm } from '@lumiroute/contract/category'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import type { CategoryRow } from './category.queries.ts'

export const findByCode = (all: CategoryRow[], code: string) =>
  all.find(({ cateCode }) => cateCode.toLowerCase() === code.toLowerCase())

export function requireCategory(all: CategoryRow[], code: string): CategoryRow {
  const found = findByCode(all, code)
  if (!found) throw notFound()
  return found
}

/** The parent category's id; the parent must be on the first level. */
export function getParentId(all: CategoryRow[], code: string | null, own?: CategoryRow): number | null {
  if (code === null) return null
  const parent = findByCode(all, code)
  if (!parent) throw refuseField('cateParentCode', text('category.parentNotFound'))
  if (parent.id === own?.id) throw refuseField('cateParentCode', text('category.parentIsSelf'))
  if (parent.parentId !== null) throw refuseField('cateParentCode', text('category.twoLevels'))
  if (own && all.some(({ parentId }) => parentId === own.id))
    throw refuseField('cateParentCode', text('category.hasChildrenToMove'))
  return parent.id
}

export async function requireImage(tx: Tx, storeId: number, { cateImage }: CategoryForm): Promise<void> {
  requireFile(await lockFiles(tx, storeId, 'product', [cateImage]), 'cateImage', cateImage)
}

export function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'category_code_key')
    throw refuseField('cateCode', text('category.codeTaken'), 'CONFLICT')
  throw error
}
