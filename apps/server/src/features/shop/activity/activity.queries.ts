import type { ActivityType } from '@lumiroute/contract/activity'
import { eq, sql } from 'drizzle-orm'
import { activityStateAt } from '../../../db/activity-states.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { defineList } from '../../../db/list-json.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineReorder } from '../../../db/reorder-rows.ts'
import { activities } from '../../../db/schema/index.ts'

const columns = (now: string) => `
  r.act_code as "actCode", r.act_type as "actType", r.act_title as "actTitle", r.act_subtitle as "actSubtitle",
  r.act_content as "actContent", r.act_image as "actImage", r.act_square_image as "actSquareImage",
  r.act_start_at as "actStartAt", r.act_end_at as "actEndAt", r.act_enabled as "actEnabled",
  r.act_sort as "actSort", r.act_pinned as "actPinned", r.act_link_type as "actLinkType",
  r.act_link_value as "actLinkValue", r.act_audience_tags as "actAudienceTags", ${activityStateAt(now)} as state,
  r.view_count as "viewCount", r.click_count as "clickCount",
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.updated_by) as "updatedBy", r.version`

export const listActivitiesJson = defineList({
  name: 'activity.list',
  from: 'activity r',
  columns: columns('{now}'),
  filters: {
    storeId: 'r.store_id = {storeId}',
    actType: 'r.act_type = {actType}',
    actCode: 'lower(r.act_code) = lower({actCode})',
    state: `${activityStateAt('{now}')} = {state}`,
    q: 'r.act_title ilike {q} or r.act_subtitle ilike {q} or r.act_code ilike {q}',
    /** Running, and for everybody or for one of this member's tags. */
    memberId: `${activityStateAt('{now}')} = 'running' and (r.act_audience_tags = '{}' or exists (
      select from member_tag m join tag t on t.id = m.tag_id where m.member_id = {memberId}
        and lower(t.tag_code) = any (select lower(unnest(r.act_audience_tags)))))`,
  },
  orders: {
    actSort: 'r.act_pinned desc, r.act_sort',
    actTitle: 'r.act_title',
    actStartAt: 'r.act_start_at',
    actEndAt: 'r.act_end_at',
    viewCount: 'r.view_count',
    clickCount: 'r.click_count',
    updatedAt: 'r.updated_at',
  },
  order: 'actSort',
})

const byId = rawQuery({
  name: 'activity.byId',
  row: { activity: 'text' },
  sql: `select row_to_json(v)::text as activity from (select ${columns('$2')} from activity r where r.id = $1) v`,
})
export const getActivityJson = async (db: Handle, id: number, now: Date) =>
  (await db.run(byId, [id, now]))[0]?.activity as string

const lock = rawQuery({
  name: 'activity.lock',
  row: { id: 'int4', version: 'int4', title: 'text' },
  sql: `select id, version, act_title as title from activity
   where store_id = $1 and act_type = $2 and lower(act_code) = lower($3) for update`,
})
export const lockActivity = async (tx: Tx, storeId: number, type: ActivityType, code: string) =>
  (await tx.run(lock, [storeId, type, code]))[0]

type Values = Omit<typeof activities.$inferInsert, 'id' | 'storeId' | 'actCode' | 'actType' | 'actSort'>

export async function insertActivity(
  tx: Tx,
  values: Values & { storeId: number; actCode: string; actType: ActivityType },
): Promise<number> {
  const last = sql`(select coalesce(max(act_sort), 0) + 1 from activity where store_id = ${values.storeId})`
  const [made] = await tx
    .insert(activities)
    .values({ ...values, actSort: last as unknown as number })
    .returning({ id: activities.id })
  return (made as { id: number }).id
}

export async function updateActivityRow(tx: Tx, id: number, values: Values, by: number): Promise<void> {
  await tx
    .update(activities)
    .set({ ...values, updatedAt: sql`now()`, updatedBy: by, version: sql`${activities.version} + 1` })
    .where(eq(activities.id, id))
}

export async function deleteActivityRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(activities).where(eq(activities.id, id))
}

/** Sorted, so that two members who are shown the same banners cannot deadlock. */
const count = rawQuery({
  name: 'activity.count',
  row: {},
  sql: `with seen as (select id from activity where store_id = $1
       and lower(act_code) = any($2::text[] || $3::text[]) order by id for update)
   update activity a set view_count = view_count + (lower(a.act_code) = any($2::text[]))::int,
     click_count = click_count + (lower(a.act_code) = any($3::text[]))::int
   from seen where a.id = seen.id`,
})
export async function countActivities(tx: Tx, storeId: number, viewed: string[], clicked: string[]) {
  const lower = (codes: string[]) => codes.map((code) => code.toLowerCase())
  await tx.run(count, [storeId, lower(viewed), lower(clicked)])
}

const findLinkTarget = (name: string, table: string, code: string, rest = '') =>
  rawQuery({
    name: `activity.link.${name}`,
    row: { id: 'int4' },
    sql: `select id from ${table} where store_id = $1 and lower(${code}) = lower($2)${rest}`,
  })
const linkTargets = {
  product: findLinkTarget('product', 'product', 'prod_code', ' and removed_at is null'),
  category: findLinkTarget('category', 'category', 'cate_code'),
  coupon: findLinkTarget('coupon', 'coupon', 'cpn_code', ' and removed_at is null'),
  pointcard: findLinkTarget('pointcard', 'point_card', 'pc_code', ' and removed_at is null'),
}
/** The link types that point to a row of the store. */
export type LinkedType = keyof typeof linkTargets
export const hasLinkTarget = async (tx: Tx, storeId: number, type: LinkedType, code: string) =>
  (await tx.run(linkTargets[type], [storeId, code])).length > 0

const listTagCodesQuery = rawQuery({
  name: 'activity.tags',
  row: { code: 'text' },
  sql: 'select lower(tag_code) as code from tag where store_id = $1 and lower(tag_code) = any($2::text[])',
})
/** The given codes that are tags of the store, in lower case. */
export const listTagCodes = async (tx: Tx, storeId: number, codes: string[]) =>
  (await tx.run(listTagCodesQuery, [storeId, codes.map((code) => code.toLowerCase())])).map(
    ({ code }) => code,
  )

export const reorderActivities = defineReorder({
  table: 'activity',
  code: 'act_code',
  sort: 'act_sort',
  where: 'r.store_id = $1 and r.act_type = $3',
})
