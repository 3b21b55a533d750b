import type { Handle } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { MemberActor } from '../../../http/authentication/member-watch.ts'
import { text } from '../../../text/text.ts'
import { requireMemberId } from '../member/require-member.ts'

type Asked = {
  scope: { storeId: number }
  member: MemberActor | null
  input: { mbrCode?: string | undefined }
}

/** Members act for themselves, whatever the body says; store administrators name the member. */
export async function requireHolder(db: Handle, { scope, member, input }: Asked): Promise<number> {
  if (member) return member.id
  if (input.mbrCode === undefined) throw refuseField('mbrCode', text('coupon.chooseMember'))
  return requireMemberId(db, scope.storeId, input.mbrCode)
}
