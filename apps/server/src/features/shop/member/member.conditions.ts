import type { Segment } from '@lumiroute/contract/member'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../db/list-json.ts'

const tagIds = (codes: string) =>
  `array(select t.id from tag t where t.store_id = {storeId} and lower(t.tag_code) = any(${codes}))`

/** Conditions on a member `r`; `{name}` stands for a value. Erased members are in no list. */
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

const lowered = (codes: string[] | undefined) =>
  codes && codes.length > 0 ? [...new Set(codes.map((code) => code.toLowerCase()))] : undefined

/** What was asked for as values of the conditions. */
export function filtersOf(storeId: number, asked: Segment): Values {
  const { tagCodes, match = 'any', excludeTagCodes, q, ...plain } = asked
  const tags = lowered(tagCodes)
  return {
    storeId,
    q: containing(q),
    ...(tags && (match === 'all' ? { allTags: tags } : { anyTag: tags })),
    noTag: lowered(excludeTagCodes),
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

/** The same conditions for a query of one's own over `member r`; every value is a parameter. */
export function segmentSql(storeId: number, segment: Segment): SQL {
  const values = filtersOf(storeId, segment)
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
