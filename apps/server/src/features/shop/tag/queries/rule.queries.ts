import type { RuleTerm, TagRule } from '@lumiroute/contract/tag'
import { type SQL, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../../db/db.ts'

type Context = { storeId: number; now: Date }

/** A condition on a member `r`; what the rule compares with is always a parameter. */
type Condition = (value: string | number, context: Context) => SQL

const ago = (days: string | number, now: Date) =>
  sql`${now}::timestamptz - make_interval(days => ${days}::int)`

const visits = (kind: 'scan' | 'game') =>
  sql`(select count(*) from member_visit v where v.member_id = r.id and v.kind = ${kind})`

const used = sql`from coupon_ticket k join coupon c on c.id = k.coupon_id
  where k.member_id = r.id and k.status = 'used'`

const conditions: { [T in RuleTerm as `${T['field']} ${T['op']}`]: Condition } = {
  'totalSpent gte': (value) => sql`r.total_spent >= ${value}::int`,
  'totalSpent lte': (value) => sql`r.total_spent <= ${value}::int`,
  'orderCount gte': (value) => sql`r.order_count >= ${value}::int`,
  'orderCount lte': (value) => sql`r.order_count <= ${value}::int`,
  'lastOrder within': (days, { now }) => sql`r.last_order_at >= ${ago(days, now)}`,
  'lastOrder before': (days, { now }) => sql`r.last_order_at < ${ago(days, now)}`,
  'lastActive within': (days, { now }) => sql`r.last_active_at >= ${ago(days, now)}`,
  'lastActive before': (days, { now }) => sql`r.last_active_at < ${ago(days, now)}`,
  'gamePlayed gte': (times) => sql`${visits('game')} >= ${times}::int`,
  'couponUsed gte': (times) => sql`(select count(*) ${used}) >= ${times}::int`,
  'couponUsed is': (code, { storeId }) =>
    sql`exists (select 1 ${used} and c.store_id = ${storeId} and lower(c.cpn_code) = lower(${code}))`,
  'scannedAd gte': (times) => sql`${visits('scan')} >= ${times}::int`,
  'scannedAd is': (adId) =>
    sql`exists (select 1 from member_visit v where v.member_id = r.id and v.kind = 'scan' and v.ad_id = ${adId}::int)`,
  'birthMonth is': (month) => sql`extract(month from r.mbr_birth) = ${month}::int`,
  'birthMonth now': (_none, { now }) =>
    sql`extract(month from r.mbr_birth) = extract(month from ${now}::timestamptz)`,
}

/** The rule as one condition; its SQL text comes only from the table above. */
function buildRule(rule: TagRule, context: Context): SQL {
  const [terms, between] = 'all' in rule ? [rule.all, sql` and `] : [rule.any, sql` or `]
  return sql.join(
    terms.map((term) => sql`(${getCondition(term)(term.value, context)})`),
    between,
  )
}

const getCondition = ({ field, op }: RuleTerm) =>
  (conditions as Record<string, Condition>)[`${field} ${op}`] as Condition

const fromFittingMembers = (rule: TagRule, { storeId, now }: Context) =>
  sql`from member r where r.store_id = ${storeId} and r.erased_at is null and (${buildRule(rule, { storeId, now })})`

/** How many members match the rule, and the total. */
export async function countFittingMembers(db: Handle, rule: TagRule, context: Context) {
  const { rows } = await db.execute<{ fit: number; total: number }>(
    sql`select (select count(*) ${fromFittingMembers(rule, context)})::int as fit,
      (select count(*) from member r where r.store_id = ${context.storeId} and r.erased_at is null)::int as total`,
  )
  return rows[0] as { fit: number; total: number }
}

/** Adds the tag to members that match the rule and removes it from all others. */
export async function setFittingMembers(
  tx: Tx,
  tagId: number,
  rule: TagRule,
  context: Context,
): Promise<void> {
  const { now } = context
  await tx.execute(
    sql`with fit as materialized (select r.id ${fromFittingMembers(rule, context)}),
      gone as (delete from member_tag mt where mt.tag_id = ${tagId}
        and not exists (select 1 from fit where fit.id = mt.member_id))
      insert into member_tag (member_id, tag_id, at) select fit.id, ${tagId}, ${now} from fit
      on conflict do nothing`,
  )
  await tx.execute(sql`update tag set ruled_at = ${now} where id = ${tagId}`)
}
