import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type ExpiredCard = { id: number; memberId: number }

const listExpiredCardsQuery = rawQuery<ExpiredCard>({
  name: 'pointCard.due',
  row: { id: 'int4', memberId: 'int4' },
  sql: `select id, member_id as "memberId" from member_card
   where expire_at <= $1 and state in ('active', 'full') and id > $2 order by id limit 200`,
})
export const listExpiredCards = (db: Handle, at: Date, afterId: number) =>
  db.run(listExpiredCardsQuery, [at, afterId])

const markExpiringCardsQuery = rawQuery({
  name: 'pointCard.remind',
  row: { id: 'int4' },
  sql: `update member_card m set reminded_at = $1 from point_card_version v
   where v.id = m.version_id and m.state in ('active', 'full') and m.points > 0 and m.reminded_at is null
     and m.expire_at > $1
     and m.expire_at <= date_trunc('day', $1::timestamptz) + make_interval(days => (v.rules ->> 'pcExpiryRemindDays')::int + 1)
   returning m.id`,
})
/** Marks cards that expire soon as reminded and returns their ids. */
export const markExpiringCards = async (tx: Tx, at: Date) =>
  (await tx.run(markExpiringCardsQuery, [at])).map(({ id }) => id)

type Expiring = {
  storeId: number
  lineUserId: string
  /** Of the member's LINE profile, as `en` or `zh-TW`; '' while it is unknown. */
  language: string
  name: string
  points: number
  day: string
}

const findExpiringQuery = rawQuery<Expiring>({
  name: 'pointCard.expiring',
  row: { storeId: 'int4', lineUserId: 'text', language: 'text', name: 'text', points: 'int4', day: 'text' },
  sql: `select m.store_id as "storeId", f.line_user_id as "lineUserId", f.mbr_lang as language, p.pc_name as name, m.points,
     to_char(m.expire_at - interval '1 second', 'YYYY/MM/DD') as day
   from member_card m join member f on f.id = m.member_id join point_card p on p.id = m.point_card_id
   where m.id = $1 and m.state in ('active', 'full') and m.points > 0 and m.expire_at > $2
     and f.follow_status = 'following' and f.line_user_id is not null and f.mbr_enabled and f.erased_at is null`,
})
export const findExpiring = async (db: Handle, memberCardId: number, now: Date) =>
  (await db.run(findExpiringQuery, [memberCardId, now]))[0]
