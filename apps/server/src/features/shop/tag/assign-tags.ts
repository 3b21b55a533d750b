import type { TagAssignment } from '@lumiroute/contract/tag'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { segmentSql } from '../member/member.conditions.ts'
import { findTags } from './tag.queries.ts'

type Assignment = z.output<typeof TagAssignment>

/** Gives, takes or sets tags by hand; answers how many members were meant. */
export async function assignTags(tx: Tx, storeId: number, assignment: Assignment): Promise<number> {
  const { op, tagCodes } = assignment
  const tagIds = await requireTags(tx, storeId, tagCodes)
  if (op !== 'set' && tagIds.length === 0) throw refuseField('tagCodes', text('tag.chooseOne'))
  const memberIds = await lockMeant(tx, storeId, assignment)
  const meant = { memberIds: sql.param(memberIds), tagIds: sql.param(tagIds) }
  if (op !== 'add') await take(tx, op, meant)
  if (op !== 'remove') await give(tx, meant)
  return memberIds.length
}

async function requireTags(tx: Tx, storeId: number, codes: string[]): Promise<number[]> {
  const distinct = [...new Set(codes.map((code) => code.toLowerCase()))]
  const found = await findTags(tx, storeId, distinct)
  const known = new Set(found.map(({ tagCode }) => tagCode.toLowerCase()))
  const missing = distinct.find((code) => !known.has(code))
  if (missing !== undefined) throw refuseField('tagCodes', text('tag.missing', { code: missing }))
  if (found.some(({ tagType }) => tagType === 'auto')) throw refuseField('tagCodes', text('tag.automatic'))
  return found.map(({ id }) => id)
}

async function lockMeant(tx: Tx, storeId: number, { mbrCodes, segment }: Assignment): Promise<number[]> {
  const where = mbrCodes ? byCode(storeId, mbrCodes) : segmentSql(storeId, segment ?? {})
  // Held in one order, so that an erased member gets no tag meanwhile and two calls do not lock up.
  const { rows } = await tx.execute<{ id: number }>(
    sql`select r.id from member r where ${where} order by r.id for no key update`,
  )
  if (mbrCodes && rows.length < new Set(mbrCodes).size)
    throw refuseField('mbrCodes', text('tag.memberMissing'))
  return rows.map(({ id }) => id)
}

const byCode = (storeId: number, codes: string[]): SQL =>
  sql`r.store_id = ${storeId} and r.erased_at is null and r.mbr_code = any(${sql.param(codes)}::text[])`

type Meant = { memberIds: ReturnType<typeof sql.param>; tagIds: ReturnType<typeof sql.param> }

const take = (tx: Tx, op: 'remove' | 'set', { memberIds, tagIds }: Meant) =>
  tx.execute(sql`delete from member_tag mt using tag t where t.id = mt.tag_id and t.tag_type = 'manual'
    and mt.member_id = any(${memberIds}::int[]) and (mt.tag_id = any(${tagIds}::int[])) = ${op === 'remove'}`)

const give = (tx: Tx, { memberIds, tagIds }: Meant) =>
  tx.execute(sql`insert into member_tag (member_id, tag_id)
    select m, t from unnest(${memberIds}::int[]) m, unnest(${tagIds}::int[]) t on conflict do nothing`)
