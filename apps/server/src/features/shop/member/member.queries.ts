import type { Member } from '@lumiroute/contract/member'
import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { defineList } from '../../../db/list-json.ts'
import { maskAddress, maskBirth, maskEmail, maskMobile, maskName } from '../../../db/mask-personal-data.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { members } from '../../../db/schema/index.ts'
import { memberConditions } from './queries/segment.queries.ts'

const memberTags = `coalesce((select json_agg(json_build_object('tagCode', t.tag_code, 'tagName', t.tag_name,
    'tagColor', t.tag_color) order by t.tag_group, t.tag_name)
  from member_tag mt join tag t on t.id = mt.tag_id where mt.member_id = r.id), '[]')`
export const memberPoints = `coalesce((select sum(c.points) from member_card c
  where c.member_id = r.id and c.state in ('active', 'full')), 0)::int`

const shared = `r.mbr_code as "mbrCode", r.mbr_display_name as "mbrDisplayName", r.mbr_picture as "mbrPicture",
  r.mbr_gender as "mbrGender", r.mbr_level as "mbrLevel", ${memberPoints} as "mbrPoints",
  r.follow_status as "followStatus", r.source, ${memberTags} as tags, r.order_count as "orderCount",
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
    // By known ids, so that PostgreSQL can estimate how many members have the tag.
    oneTag: 'r.id in (select mt.member_id from member_tag mt where mt.tag_id = {oneTag}::int)',
    anyTag: 'r.id in (select mt.member_id from member_tag mt where mt.tag_id = any({anyTag}::int[]))',
    allTags: `r.id in (select mt.member_id from member_tag mt where mt.tag_id = any({allTags}::int[])
      group by mt.member_id having count(*) = cardinality({allTags}::int[]))`,
    noTag: 'r.id not in (select mt.member_id from member_tag mt where mt.tag_id = any({noTag}::int[]))',
  },
  // An erased member has no tag, so the totals can skip the member table.
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

/**
 * No tag has this id: an unknown code remains in the filter, so that it matches nobody instead of being
 * ignored.
 */
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

const erasePersonQuery = rawQuery({
  name: 'member.erase',
  row: {},
  sql: `update member set line_user_id = null, mbr_display_name = '', mbr_picture = '', mbr_name = '', mbr_mobile = '',
     mbr_gender = '', mbr_birth = null, mbr_email = '', mbr_addr = '', mbr_lang = '', mbr_level = '', memo = '',
     consent = null, source = jsonb_build_object('type', source->'type'), follow_status = 'never',
     mbr_enabled = false, erased_at = $2, updated_at = $2, updated_by = $3, version = version + 1
   where id = $1`,
})
export async function erasePerson(tx: Tx, id: number, at: Date, by: number | null): Promise<void> {
  await tx.run(erasePersonQuery, [id, at, by])
}

// Invoice data required by law stays, unless no invoice will follow; delivery address and recipient do not.
const eraseFromOrdersQuery = rawQuery({
  name: 'member.eraseOrders',
  row: {},
  sql: `update "order" set mbr = null, memo = '',
     delivery = delivery || '{"name": "", "mobile": "", "address": ""}',
     invoice = case when paid_at is null and (order_status = 'canceled' or payment_status in ('FAIL', 'EXPIRED'))
       then null else invoice end
   where member_id = $1`,
})
export async function eraseFromOrders(tx: Tx, memberId: number): Promise<void> {
  await tx.run(eraseFromOrdersQuery, [memberId])
}

const deleteMemberTagsQuery = rawQuery({
  name: 'member.eraseTags',
  row: {},
  sql: 'delete from member_tag where member_id = $1',
})
export async function deleteMemberTags(tx: Tx, memberId: number): Promise<void> {
  await tx.run(deleteMemberTagsQuery, [memberId])
}

export type KnownMember = { id: number; storeId: number; mbrCode: string; mbrEnabled: boolean }

const upsertMemberQuery = rawQuery<KnownMember>({
  name: 'member.findOrMake',
  row: { id: 'int4', storeId: 'int4', mbrCode: 'text', mbrEnabled: 'bool' },
  sql: `insert into member (store_id, mbr_code, line_user_id, mbr_display_name, mbr_picture, source, last_active_at)
   values ({storeId}, {mbrCode}, {lineUserId}, {displayName}, {pictureUrl}, {source}, {at})
   on conflict (store_id, line_user_id) do update set
     last_active_at = greatest(member.last_active_at, excluded.last_active_at),
     mbr_display_name = coalesce(nullif(excluded.mbr_display_name, ''), member.mbr_display_name),
     mbr_picture = coalesce(nullif(excluded.mbr_picture, ''), member.mbr_picture)
   returning id, store_id as "storeId", mbr_code as "mbrCode", mbr_enabled as "mbrEnabled"`,
})
type Person = {
  storeId: number
  mbrCode: string
  lineUserId: string
  displayName: string
  pictureUrl: string
  source: Member['source']
  at: Date
}
export const upsertMember = async (tx: Tx, person: Person): Promise<KnownMember> =>
  (await tx.run(upsertMemberQuery, person))[0] as KnownMember

const isLineMemberQuery = rawQuery({
  name: 'member.isKnown',
  row: { id: 'int4' },
  sql: 'select id from member where store_id = $1 and line_user_id = $2',
})
export const isLineMember = async (tx: Tx, storeId: number, lineUserId: string): Promise<boolean> =>
  (await tx.run(isLineMemberQuery, [storeId, lineUserId])).length > 0

type MemberValues = Partial<typeof members.$inferInsert>
export async function updateMemberRow(tx: Tx, id: number, values: MemberValues): Promise<void> {
  await tx
    .update(members)
    .set({ ...values, version: sql`${members.version} + 1` })
    .where(eq(members.id, id))
}

type Shop = { id: number; loginChannelId: string | null }

const findShopQuery = rawQuery<Shop>({
  name: 'member.shop',
  row: { id: 'int4', loginChannelId: 'text?' },
  sql: `select s.id, t.line_login_channel_id as "loginChannelId" from store s
   left join third_party t on t.store_id = s.id
   where lower(s.store_code) = lower($1) and s.store_enabled`,
})
export const findShop = async (db: Handle, storeCode: string) => (await db.run(findShopQuery, [storeCode]))[0]
