import type { updateMember as endpoint } from '@lumiroute/contract/member'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { viewMember } from './get-member.ts'
import { updateMemberRow } from './member.queries.ts'
import { aboutMember, requireMember } from './require-member.ts'

export async function updateMember({ tx, deps, actor, scope, input, audit }: Write<typeof endpoint>) {
  const { version, mbrCode, store: _store, ...form } = input
  requirePastBirthday(deps, form.mbrBirth)
  const member = await requireMember(tx, scope.storeId, mbrCode)
  requireVersion(member, version)
  await updateMemberRow(tx, member.id, { ...form, updatedBy: actor.accountId, updatedAt: deps.now() })
  await audit(tx, 'member.updated', aboutMember({ mbrCode }))
  return { member: await viewMember(tx, scope.storeId, mbrCode) }
}

export function requirePastBirthday(deps: Pick<Deps, 'now' | 'settings'>, birth: string | null): void {
  if (birth !== null && birth > today(deps)) throw refuseField('mbrBirth', text('member.birthdayInFuture'))
}
