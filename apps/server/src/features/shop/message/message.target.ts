import type { MessageFields, MessageTarget } from '@lumiroute/contract/message'
import { type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { maxReceivers } from '../../../adapters/line/line.port.ts'
import { segmentSql } from '../member/member.conditions.ts'

/** Whom LINE can reach: a friend, whose id is one of LINE's own, since a single other spoils the whole call. */
const reachable = sql`r.follow_status = 'following' and r.mbr_enabled and r.line_user_id ~ '^U[0-9a-f]{32}$'`

function meant(storeId: number, target: MessageTarget): SQL {
  const { type, tagCodes, match, excludeTagCodes, mbrCodes, segment } = target
  if (type === 'segment') return segmentSql(storeId, segment)
  const tags = type === 'tags' ? { tagCodes, match } : {}
  const some = segmentSql(storeId, { ...tags, excludeTagCodes })
  return type === 'members' ? sql`${some} and r.mbr_code = any(${sql.param(mbrCodes)}::text[])` : some
}

const receivers = (storeId: number, target: MessageTarget) =>
  sql`from member r where ${reachable} and ${meant(storeId, target)}`

export async function countTarget(db: Handle, storeId: number, target: MessageTarget): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n ${receivers(storeId, target)}`,
  )
  return rows[0]?.n ?? 0
}

const orders: Record<MessageFields['trimBy'], SQL> = {
  recent: sql`r.last_active_at desc nulls last, r.id`,
  spend: sql`r.total_spent desc, r.id`,
  random: sql`random()`,
}

type Frozen = { messageId: number; storeId: number; target: MessageTarget; trimBy: MessageFields['trimBy'] }

/** Writes down who gets it, in calls of up to 500; of more than `most` those who come first. */
export async function freezeReceivers(
  db: Handle,
  { messageId, storeId, target, trimBy }: Frozen,
  most: number | null,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`with chosen as (select r.id, row_number() over (order by ${orders[trimBy]}) - 1 as place
          ${receivers(storeId, target)}),
        made as (insert into message_chunk (message_id, no, member_ids)
          select ${messageId}::int, place / ${maxReceivers}::int + 1, array_agg(id order by place) from chosen
          where place < coalesce(${most}::int, 2147483647) group by 2
          returning cardinality(member_ids) as n)
        select coalesce(sum(n), 0)::int as n from made`,
  )
  return rows[0]?.n ?? 0
}

type TagName = { code: string; name: string }
const tagNames = rawQuery<TagName>({
  name: 'message.tags',
  row: { code: 'text', name: 'text' },
  sql: `select lower(tag_code) as code, tag_name as name from tag
   where store_id = $1 and lower(tag_code) = any($2::text[]) order by tag_group, tag_name`,
})
const knownMembers = rawQuery({
  name: 'message.members',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from member where store_id = $1 and mbr_code = any($2::text[]) and erased_at is null`,
})
const friendsOf = rawQuery({
  name: 'message.friends',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from member r where r.store_id = $1 and r.erased_at is null and r.mbr_enabled
     and r.follow_status = 'following' and r.line_user_id is not null`,
})
export const countFriends = async (db: Handle, storeId: number) =>
  (await db.run(friendsOf, [storeId]))[0]?.n ?? 0

/** What the list says of the target; refuses tags and members that are not there. */
export async function describeTarget(db: Handle, storeId: number, target: MessageTarget): Promise<string> {
  const { type, match, mbrCodes } = target
  const wanted = type === 'tags' ? await requireTags(db, storeId, 'tagCodes', target) : []
  const left = type === 'segment' ? [] : await requireTags(db, storeId, 'excludeTagCodes', target)
  if (type === 'members') await requireMembers(db, storeId, mbrCodes)
  const between = match === 'all' ? '且' : '或'
  const texts = {
    all: '所有好友',
    tags: `標籤：${wanted.join(` ${between} `)}`,
    members: `指定 ${new Set(mbrCodes).size} 位會員`,
    segment: '符合條件的會員',
  }
  return left.length > 0 ? `${texts[type]}（排除 ${left.join('、')}）` : texts[type]
}

async function requireTags(
  db: Handle,
  storeId: number,
  field: 'tagCodes' | 'excludeTagCodes',
  target: MessageTarget,
): Promise<string[]> {
  const codes = [...new Set(target[field].map((code) => code.toLowerCase()))]
  if (codes.length === 0) return []
  const found = await db.run(tagNames, [storeId, codes])
  const missing = codes.find((code) => !found.some((tag) => tag.code === code))
  if (missing !== undefined) throw refuseField(`target.${field}`, `找不到標籤「${missing}」`)
  return found.map(({ name }) => name)
}

async function requireMembers(db: Handle, storeId: number, mbrCodes: string[]): Promise<void> {
  const codes = [...new Set(mbrCodes)]
  const [found] = await db.run(knownMembers, [storeId, codes])
  if (found?.n !== codes.length) throw refuseField('target.mbrCodes', '有會員不存在')
}
