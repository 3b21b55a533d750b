import type { TagAssignment } from '@lumiroute/contract/tag'
import type { z } from 'zod'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { lockMembersByCode, lockSegment } from '../member/segment.ts'
import { addTags, findTags, removeOtherTags, removeTags } from './tag.queries.ts'

type Assignment = z.output<typeof TagAssignment>

/** Adds, removes or sets manual tags; returns how many members were named. */
export async function assignTags(tx: Tx, storeId: number, assignment: Assignment): Promise<number> {
  const { op, tagCodes } = assignment
  const tagIds = await requireManualTags(tx, storeId, tagCodes)
  if (op !== 'set' && tagIds.length === 0) throw refuseField('tagCodes', text('tag.chooseOne'))
  const memberIds = await lockMembers(tx, storeId, assignment)
  if (op === 'remove') await removeTags(tx, memberIds, tagIds)
  if (op === 'set') await removeOtherTags(tx, memberIds, tagIds)
  if (op !== 'remove') await addTags(tx, memberIds, tagIds)
  return memberIds.length
}

async function requireManualTags(tx: Tx, storeId: number, codes: string[]): Promise<number[]> {
  const distinct = [...new Set(codes.map((code) => code.toLowerCase()))]
  const found = await findTags(tx, storeId, distinct)
  const known = new Set(found.map(({ tagCode }) => tagCode.toLowerCase()))
  const missing = distinct.find((code) => !known.has(code))
  if (missing !== undefined) throw refuseField('tagCodes', text('tag.missing', { code: missing }))
  if (found.some(({ tagType }) => tagType === 'auto')) throw refuseField('tagCodes', text('tag.automatic'))
  return found.map(({ id }) => id)
}

async function lockMembers(tx: Tx, storeId: number, { mbrCodes, segment }: Assignment): Promise<number[]> {
  if (!mbrCodes) return lockSegment(tx, storeId, segment ?? {})
  const ids = await lockMembersByCode(tx, storeId, mbrCodes)
  if (ids.length < new Set(mbrCodes).size) throw refuseField('mbrCodes', text('tag.memberMissing'))
  return ids
}
