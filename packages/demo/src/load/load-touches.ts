import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { fillTouchCells } from '@lumiroute/server/features/road/record/queries/touch-cell.queries.ts'

const scansOfMembers = rawQuery({
  name: 'demo.memberScans',
  row: {},
  sql: `with scanned as (select v.ad_id, v.record_id, v.at, v.member_id, a.store_id from member_visit v
     join ad a on a.id = v.ad_id where v.kind = 'scan'),
   counted as (insert into ad_scan (ad_id, record_id, at) select ad_id, record_id, at from scanned)
   insert into touch (id, store_id, ad_id, record_id, at, kind, member_id)
   select md5('demo touch ' || member_id || ' ' || at)::uuid, store_id, ad_id, record_id, at, 'scan', member_id from scanned`,
})
const otherScans = rawQuery({
  name: 'demo.otherScans',
  row: {},
  sql: `insert into touch (id, store_id, ad_id, record_id, at, kind)
   select md5('demo scan ' || s.id)::uuid, a.store_id, s.ad_id, s.record_id, s.at, 'scan'
   from ad_scan s join ad a on a.id = s.ad_id
   where not exists (select from touch t where t.ad_id = s.ad_id and t.at = s.at)`,
})
const scannedRecords = rawQuery({
  name: 'demo.scannedRecords',
  row: { id: 'int4' },
  sql: 'select distinct record_id as id from touch where record_id is not null order by 1',
})

/** Every scan is a touch; those of members carry the member. */
export async function loadDemoTouches(tx: Tx): Promise<void> {
  await tx.run(scansOfMembers, [])
  await tx.run(otherScans, [])
  for (const { id } of await tx.run(scannedRecords, [])) await fillTouchCells(tx, id)
}

const lastTouch = (member: string, before: string) =>
  `(select l.id, l.at from touch l where l.member_id = ${member} and l.at <= ${before} order by l.at desc limit 1)`
const stepsOf = rawQuery({
  name: 'demo.touchSteps',
  row: {},
  sql: `insert into touch_step (touch_id, step, ref, at)
   select distinct on (e.member_id) t.id, 'follow', e.member_id::text, e.at from line_event e,
     lateral ${lastTouch('e.member_id', 'e.at')} t where e.type = 'follow' and e.at <= t.at + interval '30 minutes'
   union all
   select t.id, 'coupon', c.id::text, c.claimed_at from coupon_ticket c,
     lateral ${lastTouch('c.member_id', 'c.claimed_at')} t where c.claimed_at <= t.at + interval '24 hours'
   on conflict do nothing`,
})
/** Follows and coupons of the demo are loaded as rows; its orders go through the actions, which record theirs. */
export async function loadDemoSteps(tx: Tx): Promise<void> {
  await tx.run(stepsOf, [])
}
