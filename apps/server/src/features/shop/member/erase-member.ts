import type { eraseMember as endpoint } from '@lumiroute/contract/member'
import { rawQuery } from '../../../db/raw-query.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { viewMember } from './get-member.ts'
import { requireMember } from './require-member.ts'

const forgetPerson = rawQuery({
  name: 'member.erase',
  row: {},
  sql: `update member set line_user_id = null, mbr_display_name = '', mbr_picture = '', mbr_name = '', mbr_mobile = '',
     mbr_gender = '', mbr_birth = null, mbr_email = '', mbr_addr = '', mbr_lang = '', mbr_level = '', memo = '',
     consent = null, source = jsonb_build_object('type', source->'type'), follow_status = 'never',
     mbr_enabled = false, erased_at = $2, updated_at = $2, updated_by = $3, version = version + 1
   where id = $1`,
})

// What an invoice must keep by law stays; where to bring the goods, and to whom, does not.
const forgetInOrders = rawQuery({
  name: 'member.eraseOrders',
  row: {},
  sql: `update "order" set mbr = null, memo = '',
     delivery = delivery || '{"name": "", "mobile": "", "address": ""}'
   where member_id = $1`,
})
const forgetTags = rawQuery({
  name: 'member.eraseTags',
  row: {},
  sql: 'delete from member_tag where member_id = $1',
})
/** The person goes: orders, tickets and ledgers stay with a code that leads to nobody. */
export async function eraseMember({ tx, deps, actor, scope, input }: Write<typeof endpoint>) {
  const member = await requireMember(tx, scope.storeId, input.mbrCode)
  requireVersion(member, input.version)
  await tx.run(forgetPerson, [member.id, deps.now(), actor.accountId])
  await tx.run(forgetInOrders, [member.id])
  await tx.run(forgetTags, [member.id])
  return { member: await viewMember(tx, scope.storeId, input.mbrCode) }
}
