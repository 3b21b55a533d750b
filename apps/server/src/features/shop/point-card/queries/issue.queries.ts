import type { PointRules } from '@lumiroute/contract/point-card'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type CardKind = {
  id: number
  storeId: number
  versionId: number
  rules: PointRules
  isOpen: boolean
  /** How many cards of this kind the member ever had, and how many were filled. */
  had: number
  filled: number
  nextId: number | null
}

const findCardKindQuery = rawQuery<CardKind>({
  name: 'pointCard.kind',
  row: {
    id: 'int4',
    storeId: 'int4',
    versionId: 'int4',
    rules: 'jsonb',
    isOpen: 'bool',
    had: 'int4',
    filled: 'int4',
    nextId: 'int4?',
  },
  sql: `select p.id, p.store_id as "storeId", v.id as "versionId", v.rules,
     p.pc_status = 'published' and p.removed_at is null as "isOpen",
     (select count(*)::int from member_card m where m.point_card_id = p.id and m.member_id = $2) as had,
     (select count(*)::int from member_card m where m.point_card_id = p.id and m.member_id = $2
        and m.state in ('full', 'redeemed')) as filled,
     (select n.id from point_card n where n.store_id = p.store_id and n.removed_at is null
        and n.pc_status = 'published' and lower(n.pc_code) = lower(v.rules ->> 'pcNextCode')) as "nextId"
   from point_card p join point_card_version v on v.point_card_id = p.id and v.no = p.current_version
   where p.id = $1`,
})
export const findCardKind = async (db: Handle, pointCardId: number, memberId: number) =>
  (await db.run(findCardKindQuery, [pointCardId, memberId]))[0]

const insertMemberCardQuery = rawQuery({
  name: 'pointCard.issue',
  row: { id: 'int4' },
  sql: `insert into member_card (card_no, store_id, point_card_id, version_id, member_id, goal, issued_at)
   values ({cardNo}, {storeId}, {pointCardId}, {versionId}, {memberId}, {goal}, {issuedAt}) returning id`,
})
type NewMemberCard = {
  cardNo: string
  storeId: number
  pointCardId: number
  versionId: number
  memberId: number
  goal: number
  issuedAt: Date
}
export const insertMemberCard = async (tx: Tx, card: NewMemberCard): Promise<number> =>
  ((await tx.run(insertMemberCardQuery, card))[0] as { id: number }).id
