import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { memberConditions } from './member.conditions.ts'
import { maskAddress, maskBirth, maskEmail, maskMobile, maskName } from './member.masks.ts'

const tagsOf = `coalesce((select json_agg(json_build_object('tagCode', t.tag_code, 'tagName', t.tag_name,
    'tagColor', t.tag_color) order by t.tag_group, t.tag_name)
  from member_tag mt join tag t on t.id = mt.tag_id where mt.member_id = r.id), '[]')`
export const pointsOf = `coalesce((select sum(c.points) from member_card c
  where c.member_id = r.id and c.state in ('active', 'full')), 0)::int`

const shared = `r.mbr_code as "mbrCode", r.mbr_display_name as "mbrDisplayName", r.mbr_picture as "mbrPicture",
  r.mbr_gender as "mbrGender", r.mbr_level as "mbrLevel", ${pointsOf} as "mbrPoints",
  r.follow_status as "followStatus", r.source, ${tagsOf} as tags, r.order_count as "orderCount",
  r.total_spent as "totalSpent", r.last_order_at as "lastOrderAt", r.last_active_at as "lastActiveAt",
  r.mbr_enabled as "mbrEnabled", r.created_at as "createdAt"`

export const listMembersJson = defineList({
  name: 'member.list',
  from: 'member r',
  columns: `${shared}, ${maskName('r.mbr_name')} as "mbrName", ${maskMobile('r.mbr_mobile')} as "mbrMobile",
    ${maskEmail('r.mbr_email')} as "mbrEmail", ${maskBirth('r.mbr_birth')} as "mbrBirth",
    ${maskAddress('r.mbr_addr')} as "mbrAddr"`,
  filters: {
    ...memberConditions,
    // By ids that are known beforehand: PostgreSQL then knows how many carry a tag, and plans accordingly.
    oneTag: 'r.id in (select mt.member_id from member_tag mt where mt.tag_id = {oneTag}::int)',
    anyTag: 'r.id in (select mt.member_id from member_tag mt where mt.tag_id = any({anyTag}::int[]))',
    allTags: `r.id in (select mt.member_id from member_tag mt where mt.tag_id = any({allTags}::int[])
      group by mt.member_id having count(*) = cardinality({allTags}::int[]))`,
    noTag: 'r.id not in (select mt.member_id from member_tag mt where mt.tag_id = any({noTag}::int[]))',
  },
  // An erased member carries no tag, so that nobody need be looked at.
  totals: {
    'storeId,oneTag': 'select count(*) from member_tag mt where mt.tag_id = {oneTag}::int',
    'storeId,anyTag':
      'select count(distinct mt.member_id) from member_tag mt where mt.tag_id = any({anyTag}::int[])',
  },
  orders: {
    mbrCode: 'r.mbr_code',
    mbrDisplayName: 'r.mbr_display_name',
    createdAt: 'r.created_at',
    totalSpent: 'r.total_spent',
    orderCount: 'r.order_count',
    lastOrderAt: `coalesce(r.last_order_at, '-infinity')`,
    lastActiveAt: `coalesce(r.last_active_at, '-infinity')`,
  },
  order: '-createdAt',
})

const tagIds = rawQuery({
  name: 'member.tagIds',
  row: { id: 'int4', code: 'text' },
  sql: 'select id, lower(tag_code) as code from tag where store_id = $1 and lower(tag_code) = any($2::text[])',
})

/** No tag has it: a code that nobody has stays in the list, so that all of them are still asked for. */
const noId = 0

export async function findTagIds(db: Handle, storeId: number, codes: string[]): Promise<number[]> {
  const found = await db.run(tagIds, [storeId, codes])
  const ids = new Map(found.map(({ id, code }) => [code, id]))
  return codes.map((code) => ids.get(code) ?? noId)
}

const byCode = rawQuery({
  name: 'member.byCode',
  row: { member: 'text', isErased: 'bool' },
  sql: `select row_to_json(v)::text as member, v."erasedAt" is not null as "isErased" from (
     select ${shared}, r.mbr_name as "mbrName", r.mbr_mobile as "mbrMobile", r.mbr_email as "mbrEmail",
       to_char(r.mbr_birth, 'YYYY-MM-DD') as "mbrBirth", r.mbr_addr as "mbrAddr",
       r.line_user_id as "lineUserId", r.mbr_lang as "mbrLang", r.followed_at as "followedAt",
       r.blocked_at as "blockedAt", r.consent, r.memo, r.erased_at as "erasedAt", r.updated_at as "updatedAt",
       (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version
     from member r where r.store_id = $1 and r.mbr_code = $2) v`,
})

export const findMemberJson = async (db: Handle, storeId: number, mbrCode: string) =>
  (await db.run(byCode, [storeId, mbrCode]))[0]

export type LockedMember = { id: number; version: number; isErased: boolean }

const lock = rawQuery<LockedMember>({
  name: 'member.lock',
  row: { id: 'int4', version: 'int4', isErased: 'bool' },
  sql: `select id, version, erased_at is not null as "isErased" from member
   where store_id = $1 and mbr_code = $2 for update`,
})
export const lockMember = async (tx: Tx, storeId: number, mbrCode: string) =>
  (await tx.run(lock, [storeId, mbrCode]))[0]

const idOf = rawQuery({
  name: 'member.id',
  row: { id: 'int4' },
  sql: 'select id from member where store_id = $1 and mbr_code = $2 and erased_at is null',
})
export const findMemberId = async (db: Handle, storeId: number, mbrCode: string) =>
  (await db.run(idOf, [storeId, mbrCode]))[0]?.id
