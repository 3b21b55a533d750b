import type { RuleTerm, TagRule } from '@lumiroute/contract/tag'
import { type SQL, sql } from 'drizzle-orm'

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

/** The rule as one condition; its text comes from the table above alone. */
export function ruleSql(rule: TagRule, context: Context): SQL {
  const [terms, between] = 'all' in rule ? [rule.all, sql` and `] : [rule.any, sql` or `]
  return sql.join(
    terms.map((term) => sql`(${conditionOf(term)(term.value, context)})`),
    between,
  )
}

const conditionOf = ({ field, op }: RuleTerm) =>
  (conditions as Record<string, Condition>)[`${field} ${op}`] as Condition
