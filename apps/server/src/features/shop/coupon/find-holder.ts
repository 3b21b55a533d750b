import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import type { MemberActor } from '../../../http/authentication/member-watch.ts'

const byCode = rawQuery({
  name: 'coupon.holder',
  row: { id: 'int4' },
  sql: 'select id from member where store_id = $1 and mbr_code = $2 and erased_at is null',
})

type Asked = {
  scope: { storeId: number }
  member: MemberActor | null
  input: { mbrCode?: string | undefined }
}

/** A member means the own things, whatever the call names; the store's people must say whose. */
export async function findHolder(db: Handle, { scope, member, input }: Asked): Promise<number> {
  if (member) return member.id
  if (input.mbrCode === undefined) throw refuseField('mbrCode', '請選擇會員')
  const [found] = await db.run(byCode, [scope.storeId, input.mbrCode])
  if (!found) throw notFound('找不到此會員')
  return found.id
}
