import type { Segment } from '@lumiroute/contract/member'
import { type SQL, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../../db/db.ts'
import { containing } from '../../../../db/list-json.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const tagIds = (codes: string) =>
  `array(select t.id from tag t where t.store_id = {storeId} and lower(t.tag_code) = any(${codes}))`

/** Conditions on a member `r`; `{name}` stands for a value. Erased members are never listed. */
export const memberConditions = {
  storeId: 'r.store_id = {storeId} and r.erased_at is null',
  q: `r.mbr_code ilike {q} or r.mbr_display_name ilike {q} or r.mbr_name ilike {q} or r.mbr_mobile ilike {q}
    or r.mbr_email ilike {q}`,
  anyTag: `r.id in (select mt.member_id from member_tag mt where mt.tag_id = any(${tagIds('{anyTag}')}))`,
  allTags: `r.id in (select mt.member_id from member_tag mt where mt.tag_id = any(${tagIds('{allTags}')})
    group by mt.member_id having count(*) = cardinality({allTags}::text[]))`,
  noTag: `r.id not in (select mt.member_id from member_tag mt where mt.tag_id = any(${tagIds('{noTag}')}))`,
  followStatus: 'r.follow_status = {followStatus}',
  spentFrom: 'r.total_spent >= {spentFrom}',
  spentTo: 'r.total_spent <= {spentTo}',
  activeFrom: 'r.last_active_at >= {activeFrom}::date',
  activeTo: `r.last_active_at < {activeTo}::date + 1`,
  friendFrom: 'r.followed_at >= {friendFrom}::date',
  friendTo: 'r.followed_at < {friendTo}::date + 1',
  birthMonth: 'extract(month from r.mbr_birth) = {birthMonth}',
} as const

type Name = keyof typeof memberConditions
type Values = Partial<Record<Name, unknown>> & { storeId: number }

const toLower = (codes: string[] | undefined) =>
  codes && codes.length > 0 ? [...new Set(codes.map((code) => code.toLowerCase()))] : undefined

/** A segment as values of the conditions. */
export function toFilters(storeId: number, asked: Segment): Values {
  const { tagCodes, match = 'any', excludeTagCodes, q, ...plain } = asked
  const tags = toLower(tagCodes)
  return {
    storeId,
    q: containing(q),
    ...(tags && (match === 'all' ? { allTags: tags } : { anyTag: tags })),
    noTag: toLower(excludeTagCodes),
    followStatus: plain.followStatus,
    spentFrom: plain.spentFrom,
    spentTo: plain.spentTo,
    activeFrom: plain.activeFrom,
    activeTo: plain.activeTo,
    friendFrom: plain.friendFrom,
    friendTo: plain.friendTo,
    birthMonth: plain.birthMonth,
  }
}

/** The segment as a condition on `member r`; every value is a parameter. */
export function buildSegment(storeId: number, segment: Segment): SQL {
  const values = toFilters(storeId, segment)
  const used = (Object.keys(memberConditions) as Name[]).filter((name) => values[name] !== undefined)
  const parts = used.map((name) => sql`(${fill(memberConditions[name], values)})`)
  return sql.join(parts, sql` and `)
}

function fill(template: string, values: Values): SQL {
  const chunks = template.split(/\{(\w+)\}/)
  return sql.join(
    chunks.map((chunk, i) => (i % 2 === 0 ? sql.raw(chunk) : sql.param(values[chunk as Name]))),
    sql``,
  )
}

/**
 * Locked in a fixed sequence, so that an erased member gets no tag meanwhile and two calls cannot deadlock.
 */
export async function lockSegment(tx: Tx, storeId: number, segment: Segment): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select r.id from member r where ${buildSegment(storeId, segment)} order by r.id for no key update`,
  )
  return rows.map(({ id }) => id)
}

/** The members with these codes, locked in the same sequence as a segment. */
export async function lockMembersByCode(tx: Tx, storeId: number, codes: string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select r.id from member r where r.store_id = ${storeId} and r.erased_at is null
      and r.mbr_code = any(${sql.param(codes)}::text[]) order by r.id for no key update`,
  )
  return rows.map(({ id }) => id)
}

export type Audience = { segment: Segment; mbrCodes?: string[] }

/** Not those who asked for no messages. With a valid LINE id, since a single invalid one makes LINE reject the whole call. */
const fromReachable = (storeId: number, { segment, mbrCodes }: Audience) =>
  sql`from member r where r.follow_status = 'following' and r.mbr_enabled and r.line_user_id ~ '^U[0-9a-f]{32}$'
    and r.consent->>'messages' is distinct from 'false' and ${buildSegment(storeId, segment)}
    and (${mbrCodes === undefined} or r.mbr_code = any(${sql.param(mbrCodes ?? [])}::text[]))`

export async function countReachable(db: Handle, storeId: number, audience: Audience): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n ${fromReachable(storeId, audience)}`,
  )
  return rows[0]?.n ?? 0
}

const priorities = {
  recent: sql`r.last_active_at desc nulls last, r.id`,
  spend: sql`r.total_spent desc, r.id`,
  random: sql`random()`,
}
export type Priority = keyof typeof priorities

/** Ids of members LINE can reach, by priority; null for all of them. */
export async function listReachable(
  db: Handle,
  storeId: number,
  audience: Audience,
  { priority, limit }: { priority: Priority; limit: number | null },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select r.id ${fromReachable(storeId, audience)} order by ${priorities[priority]} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

const countFriendsQuery = rawQuery({
  name: 'member.countFriends',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from member r where r.store_id = $1 and r.erased_at is null and r.mbr_enabled
     and r.follow_status = 'following' and r.line_user_id is not null`,
})
export const countFriends = async (db: Handle, storeId: number) =>
  (await db.run(countFriendsQuery, [storeId]))[0]?.n ?? 0
