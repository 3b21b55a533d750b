import type { getMember as endpoint, Member } from '@lumiroute/contract/member'
import type { Handle } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findMemberJson } from './member.queries.ts'

const noMember = '找不到此會員'

export async function getMember({ db, scope, input }: Read<typeof endpoint>) {
  const found = await findMemberJson(db, scope.storeId, input.mbrCode)
  if (!found) throw notFound(noMember)
  const actions: ('edit' | 'erase')[] = found.isErased ? [] : ['edit', 'erase']
  return { member: new RawJson<Member>(found.member), actions }
}

/** The member as an answer carries it. */
export async function viewMember(db: Handle, storeId: number, mbrCode: string) {
  const found = await findMemberJson(db, storeId, mbrCode)
  if (!found) throw notFound(noMember)
  return new RawJson<Member>(found.member)
}
