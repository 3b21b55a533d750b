import type { visitAd as endpoint } from '@lumiroute/contract/member'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { findMemberId } from './member.queries.ts'

const adOfStore = rawQuery({
  name: 'member.adOfStore',
  row: { id: 'int4' },
  sql: 'select id from ad where id = $1 and store_id = $2 for key share',
})
// The member's row is held, so that a page that reports twice at once counts once.
const hold = rawQuery({
  name: 'member.hold',
  row: { id: 'int4' },
  sql: 'select id from member where id = $1 for no key update',
})
const scan = rawQuery({
  name: 'member.scan',
  row: { id: 'int8' },
  sql: `insert into member_visit (member_id, kind, ad_id, at)
   select $1::int, 'scan', $2::int, $3::timestamptz where not exists (select 1 from member_visit v
     where v.member_id = $1 and v.kind = 'scan' and v.ad_id = $2 and v.at > $3::timestamptz - interval '10 minutes')
   returning id`,
})
const seen = rawQuery({
  name: 'member.seen',
  row: {},
  sql: 'update member set last_active_at = greatest(last_active_at, $2::timestamptz) where id = $1',
})

export async function visitAd(call: Write<typeof endpoint>) {
  const { tx, deps, scope, input } = call
  const memberId = await whoVisits(tx, call)
  const [ad] = await tx.run(adOfStore, [input.adId, scope.storeId])
  if (!ad) throw notFound('找不到此廣告')
  await tx.run(hold, [memberId])
  const counted = await tx.run(scan, [memberId, ad.id, deps.now()])
  await tx.run(seen, [memberId, deps.now()])
  return { counted: counted.length > 0 }
}

async function whoVisits(tx: Tx, { member, scope, input }: Write<typeof endpoint>): Promise<number> {
  if (member) return member.id
  if (!input.mbrCode) throw refuseField('mbrCode', '請指定會員')
  const id = await findMemberId(tx, scope.storeId, input.mbrCode)
  if (id === undefined) throw notFound('找不到此會員')
  return id
}
