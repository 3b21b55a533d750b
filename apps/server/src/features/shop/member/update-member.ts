import type { updateMember as endpoint } from '@lumiroute/contract/member'
import { eq, sql } from 'drizzle-orm'
import { members } from '../../../db/schema/index.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { requirePastDay } from './member.rules.ts'
import { requireMember } from './require-member.ts'
import { viewMember } from './get-member.ts'

export async function updateMember({ tx, deps, actor, scope, input }: Write<typeof endpoint>) {
  const { version, mbrCode, store: _store, ...form } = input
  requirePastDay(deps, form.mbrBirth)
  const member = await requireMember(tx, scope.storeId, mbrCode)
  requireVersion(member, version)
  await tx
    .update(members)
    .set({ ...form, updatedBy: actor.accountId, updatedAt: deps.now(), version: sql`${members.version} + 1` })
    .where(eq(members.id, member.id))
  return { member: await viewMember(tx, scope.storeId, mbrCode) }
}
