import type { PointCardStatus, PointEarn, PointRules } from '@lumiroute/contract/point-card'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const hasEarnedRecentlyQuery = rawQuery({
  name: 'pointCard.lastBy',
  row: { isSoon: 'bool' },
  sql: `select exists (select from point_ledger l join member_card m on m.id = l.member_card_id
     where m.point_card_id = $1 and m.member_id = $2 and l.reason = 'earn' and l.ref_type = 'qr'
       and l.at > case when $4::int is null then date_trunc('day', $3::timestamptz)
         else $3::timestamptz - make_interval(hours => $4::int) end) as "isSoon"`,
})
export const hasEarnedRecently = async (
  tx: Tx,
  pointCardId: number,
  memberId: number,
  at: Date,
  hours: number | null,
) => (await tx.run(hasEarnedRecentlyQuery, [pointCardId, memberId, at, hours]))[0]?.isSoon

const findStorePlaceQuery = rawQuery({
  name: 'pointCard.place',
  row: { lat: 'float8?', lon: 'float8?' },
  sql: 'select store_addr_lat as lat, store_addr_lng as lon from store where id = $1',
})
export const findStorePlace = async (tx: Tx, storeId: number) =>
  (await tx.run(findStorePlaceQuery, [storeId]))[0]

export type EarnableCard = { id: number; name: string; status: PointCardStatus; rules: PointRules }

const selectCard = (where: string) => `select p.id, p.pc_name as name, p.pc_status as status, v.rules
  from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version
  where p.store_id = $1 and p.removed_at is null and ${where}`

const findByCodeQuery = rawQuery<EarnableCard>({
  name: 'pointCard.kindByCode',
  row: { id: 'int4', name: 'text', status: 'text', rules: 'jsonb' },
  sql: selectCard('lower(p.pc_code) = lower($2)'),
})

const findByIdQuery = rawQuery<EarnableCard>({
  name: 'pointCard.kindById',
  row: { id: 'int4', name: 'text', status: 'text', rules: 'jsonb' },
  sql: selectCard('p.id = $2'),
})

export const findEarnableByCode = async (db: Handle, storeId: number, pcCode: string) =>
  (await db.run(findByCodeQuery, [storeId, pcCode]))[0]
export const findEarnableById = async (db: Handle, storeId: number, id: number) =>
  (await db.run(findByIdQuery, [storeId, id]))[0]

type EarningKind = { id: number; earn: PointEarn }

const listEarningKindsQuery = rawQuery<EarningKind>({
  name: 'pointCard.kindsForOrders',
  row: { id: 'int4', earn: 'jsonb' },
  sql: `select p.id, coalesce(held.rules, v.rules) -> 'pcEarn' as earn
   from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version
   left join lateral (select hv.rules from member_card m join point_card_version hv on hv.id = m.version_id
     where m.point_card_id = p.id and m.member_id = $2 and m.state = 'active') held on true
   where p.store_id = $1 and p.pc_status = 'published' and p.removed_at is null order by p.id`,
})
export const listEarningKinds = (tx: Tx, storeId: number, memberId: number) =>
  tx.run(listEarningKindsQuery, [storeId, memberId])

const listKindsOfOrderQuery = rawQuery<EarningKind>({
  name: 'pointCard.kindsOfOrder',
  row: { id: 'int4', earn: 'jsonb' },
  sql: `select distinct on (p.id) p.id, v.rules -> 'pcEarn' as earn
   from "order" o join point_card p on p.store_id = o.store_id
   join point_ledger l on l.ref_type = 'order' and l.ref_id = $2 || '#' || p.id and l.reason = 'earn'
   join member_card m on m.id = l.member_card_id join point_card_version v on v.id = m.version_id
   where o.id = $1 order by p.id, l.id`,
})
export const listKindsOfOrder = (tx: Tx, orderId: number, orderNo: string) =>
  tx.run(listKindsOfOrderQuery, [orderId, orderNo])

export type Earned = { cardId: number; memberId: number; points: number }

const listEarnedQuery = rawQuery<Earned>({
  name: 'pointCard.earnedBy',
  row: { cardId: 'int4', memberId: 'int4', points: 'int4' },
  sql: `select m.id as "cardId", m.member_id as "memberId", sum(l.delta)::int as points
   from point_ledger l join member_card m on m.id = l.member_card_id
   where l.ref_type = $1 and l.ref_id = $2 and l.reason = 'earn' group by m.id order by m.id desc`,
})
export const listEarned = (tx: Tx, refType: string, refId: string) =>
  tx.run(listEarnedQuery, [refType, refId])

const findKeptQuery = rawQuery({
  name: 'pointCard.keptBy',
  row: { keep: 'int4?' },
  sql: `select min(split_part(ref_id, '~', 2)::int) as keep from point_ledger
   where reason = 'reverse' and ref_type = $1 and ref_id in (select $2 || '~' || k from generate_series(0, $3::int) k)`,
})
/** The fewest points that an earlier reversal left. */
export const findKept = async (tx: Tx, refType: string, refId: string, earned: number) =>
  (await tx.run(findKeptQuery, [refType, refId, earned]))[0]?.keep

const countTicketUsesQuery = rawQuery({
  name: 'pointCard.usesOfTicket',
  row: { n: 'int4' },
  sql: `select count(distinct ref_id)::int as n from point_ledger l join member_card m on m.id = l.member_card_id
   where m.member_id = $1 and l.reason = 'earn' and l.ref_type = 'ticket' and split_part(l.ref_id, '#', 1) = $2`,
})
export const countTicketUses = async (db: Handle, memberId: number, ticketNo: string) =>
  (await db.run(countTicketUsesQuery, [memberId, ticketNo]))[0]?.n

const sumOrderPointsQuery = rawQuery({
  name: 'pointCard.sumOfOrder',
  row: { points: 'int4' },
  sql: `select coalesce(sum(l.delta), 0)::int as points
   from member_card m join point_ledger l on l.member_card_id = m.id
   where m.member_id = $1 and l.ref_type = 'order' and starts_with(l.ref_id, $2 || '#')`,
})
export const sumOrderPoints = async (db: Handle, memberId: number, orderNo: string) =>
  (await db.run(sumOrderPointsQuery, [memberId, orderNo]))[0]?.points ?? 0
