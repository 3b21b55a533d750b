import type { updateMember as endpoint } from '@lumiroute/contract/member'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { viewMember } from './get-member.ts'
import { updateMemberRow } from './member.queries.ts'
import { requireMember } from './require-member.ts'
import { requirePastBirthday } from './require-past-birthday.ts'

export async function updateMember({ tx, deps, actor, scope, input }: Write<typeof endpoint>) {
  const { version, mbrCode, store: _store, ...form } = input
  requirePastBirthday(deps, form.mbrBirth)
  const member = await requireMember(tx, scope.storeId, mbrCode)
  requireVersion(member, version)
  await updateMemberRow(tx, member.id, { ...form, updatedBy: actor.accountId, updatedAt: deps.now() })
  return { member: await viewMember(tx, scope.storeId, mbrCode) }
}
