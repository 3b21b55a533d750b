import type { Tag, TagRule } from '@lumiroute/contract/tag'
import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'
import { tags } from '../../../db/schema/index.ts'

const columns = `r.tag_code as "tagCode", r.tag_name as "tagName", r.tag_color as "tagColor",
  r.tag_group as "tagGroup", r.tag_type as "tagType", r.tag_rule as "tagRule", r.ruled_at as "ruledAt",
  (select count(*) from member_tag mt where mt.tag_id = r.id) as "memberCount",
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`

const all = rawQuery({
  name: 'tag.list',
  row: { rows: 'text' },
  sql: `select coalesce(json_agg(v), '[]')::text as rows from (
     select ${columns} from tag r where r.store_id = $1 order by r.tag_group, r.tag_name, r.id) v`,
})
export const listTagsJson = async (db: Handle, storeId: number) =>
  ((await db.run(all, [storeId]))[0] as { rows: string }).rows

const byId = rawQuery({
  name: 'tag.byId',
  row: { tag: 'text' },
  sql: `select row_to_json(v)::text as tag from (select ${columns} from tag r where r.id = $1) v`,
})
export const getTagJson = async (db: Handle, id: number) =>
  ((await db.run(byId, [id]))[0] as { tag: string }).tag

export type TagRow = {
  id: number
  storeId: number
  tagCode: string
  tagType: Tag['tagType']
  tagRule: TagRule | null
  version: number
}
const row = `id, store_id as "storeId", tag_code as "tagCode", tag_type as "tagType", tag_rule as "tagRule", version`

const lock = rawQuery<TagRow>({
  name: 'tag.lock',
  row: { id: 'int4', storeId: 'int4', tagCode: 'text', tagType: 'text', tagRule: 'jsonb?', version: 'int4' },
  sql: `select ${row} from tag where store_id = $1 and lower(tag_code) = lower($2) for update`,
})
export const lockTag = async (tx: Tx, storeId: number, tagCode: string) =>
  (await tx.run(lock, [storeId, tagCode]))[0]

const named = rawQuery<TagRow>({
  name: 'tag.named',
  row: { id: 'int4', storeId: 'int4', tagCode: 'text', tagType: 'text', tagRule: 'jsonb?', version: 'int4' },
  sql: `select ${row} from tag where store_id = $1 and lower(tag_code) = any($2::text[]) order by id for share`,
})
export const findTags = (tx: Tx, storeId: number, codes: string[]) =>
  tx.run(named, [storeId, codes.map((code) => code.toLowerCase())])

const ruled = rawQuery({
  name: 'tag.ruled',
  row: { id: 'int4' },
  sql: `select id from tag where tag_type = 'auto' order by ruled_at nulls first, id`,
})
export const listRuledTagIds = async (db: Handle) => (await db.run(ruled, [])).map(({ id }) => id)

const lockOne = rawQuery<TagRow>({
  name: 'tag.lockById',
  row: { id: 'int4', storeId: 'int4', tagCode: 'text', tagType: 'text', tagRule: 'jsonb?', version: 'int4' },
  sql: `select ${row} from tag where id = $1 for update`,
})
export const lockTagById = async (tx: Tx, id: number) => (await tx.run(lockOne, [id]))[0]

/** Uses that would reach nobody, or everybody, without the tag. */
const listTagUsesQuery = rawQuery({
  name: 'tag.uses',
  row: { kind: column<'coupon' | 'activity' | 'message'>('text'), name: 'text' },
  sql: `select 'coupon' as kind, c.cpn_title as name from coupon c where c.store_id = $1 and c.removed_at is null
     and c.cpn_status <> 'closed' and jsonb_path_exists(c.cpn_issue, '$.tagCodes[*] ? (@ == $code)', $3)
   union all select 'activity', a.act_title from activity a
     where a.store_id = $1 and $2 = any(a.act_audience_tags)
   union all select 'message', m.msg_title from message m
     where m.store_id = $1 and m.status in ('draft', 'scheduled', 'sending')
     and (jsonb_path_exists(m.target, '$.tagCodes[*] ? (@ == $code)', $3)
       or jsonb_path_exists(m.target, '$.excludeTagCodes[*] ? (@ == $code)', $3))
   limit 3`,
})
export const listTagUses = (tx: Tx, storeId: number, tagCode: string) =>
  tx.run(listTagUsesQuery, [storeId, tagCode, { code: tagCode }])

const deleteTagRowQuery = rawQuery({
  name: 'tag.remove',
  row: {},
  sql: 'delete from tag where id = $1',
})
export async function deleteTagRow(tx: Tx, id: number): Promise<void> {
  await tx.run(deleteTagRowQuery, [id])
}

type NewTag = typeof tags.$inferInsert
export async function insertTag(tx: Tx, values: NewTag): Promise<number> {
  const [created] = await tx.insert(tags).values(values).returning({ id: tags.id })
  return (created as { id: number }).id
}

export async function updateTagRow(tx: Tx, id: number, values: Partial<NewTag>): Promise<void> {
  await tx
    .update(tags)
    .set({ ...values, version: sql`${tags.version} + 1` })
    .where(eq(tags.id, id))
}

const removal = (name: string, isNamed: string) =>
  rawQuery({
    name,
    row: {},
    sql: `delete from member_tag mt using tag t where t.id = mt.tag_id and t.tag_type = 'manual'
     and mt.member_id = any($1::int[]) and mt.tag_id ${isNamed}($2::int[])`,
  })
const removeTagsQuery = removal('tag.removeTags', '= any')
const removeOtherTagsQuery = removal('tag.removeOtherTags', '<> all')
export const removeTags = (tx: Tx, memberIds: number[], tagIds: number[]) =>
  tx.run(removeTagsQuery, [memberIds, tagIds])
export const removeOtherTags = (tx: Tx, memberIds: number[], tagIds: number[]) =>
  tx.run(removeOtherTagsQuery, [memberIds, tagIds])

const addTagsQuery = rawQuery({
  name: 'tag.addTags',
  row: {},
  sql: `insert into member_tag (member_id, tag_id)
   select m, t from unnest($1::int[]) m, unnest($2::int[]) t on conflict do nothing`,
})
export const addTags = (tx: Tx, memberIds: number[], tagIds: number[]) =>
  tx.run(addTagsQuery, [memberIds, tagIds])
