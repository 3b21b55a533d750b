import type { eraseMember as endpoint } from '@lumiroute/contract/member'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { viewMember } from './get-member.ts'
import { deleteMemberTags, eraseFromOrders, erasePerson } from './member.queries.ts'
import { aboutMember, requireMember } from './require-member.ts'

/** Erases personal data; orders, tickets and ledgers remain under an anonymous code. */
export async function eraseMember({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  const member = await requireMember(tx, scope.storeId, input.mbrCode)
  requireVersion(member, input.version)
  await erasePerson(tx, member.id, deps.now(), actor.accountId)
  await eraseFromOrders(tx, member.id)
  await deleteMemberTags(tx, member.id)
  await audit(tx, 'member.erased', aboutMember(input))
  return { member: await viewMember(tx, scope.storeId, input.mbrCode) }
}
