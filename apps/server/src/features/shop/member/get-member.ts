import { hasPermission } from '@lumiroute/contract/account'
import type { getMember as endpoint, Member } from '@lumiroute/contract/member'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { findMemberJson } from './member.queries.ts'

const memberActions = ['edit', 'erase'] as const

const isAllowed = ({ storeRole }: Actor, action: (typeof memberActions)[number]) =>
  hasPermission(storeRole, action === 'erase' ? 'members.erase' : 'members.write')

export async function getMember({ db, actor, scope, input }: Read<typeof endpoint>) {
  const found = await findMemberJson(db, scope.storeId, input.mbrCode)
  if (!found) throw new AppError('member.notFound')
  const actions = found.isErased ? [] : memberActions.filter((action) => isAllowed(actor, action))
  return { member: new RawJson<Member>(found.member), actions }
}

export async function viewMember(db: Handle, storeId: number, mbrCode: string) {
  const found = await findMemberJson(db, storeId, mbrCode)
  if (!found) throw new AppError('member.notFound')
  return new RawJson<Member>(found.member)
}
