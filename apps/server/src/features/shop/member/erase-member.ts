import type { eraseMember as endpoint } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { forgetPlayer } from '../store-game/forget-player.ts'
import { forgetTouches } from '../touch/forget-touches.ts'
import { viewMember } from './get-member.ts'
import { deleteMemberTags, eraseFromOrders, erasePerson } from './member.queries.ts'
import { aboutMember, requireMember } from './require-member.ts'

export async function eraseMember({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  const member = await requireMember(tx, scope.storeId, input.mbrCode)
  requireVersion(member, input.version)
  await erasePersonalData(tx, member.id, deps.now(), actor.accountId)
  await audit(tx, 'member.erased', aboutMember(input))
  return { member: await viewMember(tx, scope.storeId, input.mbrCode) }
}

/** Orders, tickets and ledgers remain under an anonymous code. `by` is null if it was the member. */
export async function erasePersonalData(tx: Tx, memberId: number, at: Date, by: number | null) {
  await erasePerson(tx, memberId, at, by)
  await eraseFromOrders(tx, memberId)
  await deleteMemberTags(tx, memberId)
  await forgetPlayer(tx, memberId)
  await forgetTouches(tx, memberId)
}
