import type { deleteTag as endpoint } from '@lumiroute/contract/tag'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { deleteTagRow, listTagUses, lockTag, type TagRow } from './tag.queries.ts'

export async function deleteTag({ tx, scope, input }: Write<typeof endpoint>) {
  const tag = await lockTag(tx, scope.storeId, input.tagCode)
  if (!tag) throw new AppError('tag.notFound')
  await requireUnused(tx, tag)
  await deleteTagRow(tx, tag.id)
  return { message: text('tag.deleted') }
}

const usedBy = {
  coupon: 'tag.usedByCoupon',
  activity: 'tag.usedByActivity',
  message: 'tag.usedByMessage',
} as const

async function requireUnused(tx: Tx, { storeId, tagCode }: TagRow) {
  const found = await listTagUses(tx, storeId, tagCode)
  if (found.length === 0) return
  const uses = found.map(({ kind, name }) => text(usedBy[kind], { name }))
  throw new AppError('tag.inUse', { uses })
}
