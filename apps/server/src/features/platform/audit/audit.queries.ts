import { maxAuditTotal } from '@lumiroute/contract/audit'
import { sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { containing, defineList } from '../../../db/list-json.ts'
import { rawQuery } from '../../../db/raw-query.ts'

/** A store sees what an operator did to its things, but neither who it was nor from where. */
const showsAccount = `({isOperator}::boolean or r.role <> 'ROLE_ADMIN')`

/** Operators' links name the store. */
const storeCode = `(select s.store_code from store s where s.id = r.store_id and {isOperator}::boolean)`
const toLink = (kind: string, params: string) =>
  `json_strip_nulls(json_build_object('kind', '${kind}', 'params', json_build_object(${params})))`

/** Pages of vehicles, routes, devices and stores are the operators'. */
const objectLink = `case when r.action like '%.deleted' or r.object_id = '' or r.outcome = 'refused' then null
  when r.object_kind = 'ad' then ${toLink('adList', `'q', r.object_name, 'store', ${storeCode}`)}
  when r.object_kind = 'account' then ${toLink('accountList', `'q', r.object_name, 'store', ${storeCode}`)}
  when r.object_kind = 'order' then ${toLink('shopOrder', `'orderNo', r.object_id, 'store', ${storeCode}`)}
  when r.object_kind = 'member' then ${toLink('member', `'code', r.object_id, 'store', ${storeCode}`)}
  when r.object_kind = 'store' then ${toLink('storeInfo', `'store', ${storeCode}`)}
  when not {isOperator}::boolean then null
  when r.object_kind = 'vehicle' then ${toLink('vehicle', `'id', r.object_id::int`)}
  when r.object_kind = 'route' then ${toLink('route', `'id', r.object_id::int`)}
  when r.object_kind = 'device' then ${toLink('device', `'macAddr', r.object_id`)} end`

const columns = `
  r.id, r.at,
  case when r.store_id is not null then json_build_object('id', r.store_id, 'storeName', r.store_name) end as store,
  case when ${showsAccount} and (r.account_id is not null or r.account <> '') then json_build_object('id', r.account_id,
    'adminAccount', r.account, 'adminName', r.account_name) end as account,
  r.role = 'ROLE_ADMIN' as "isPlatform", r.role,
  case when ${showsAccount} then r.address else '' end as address,
  case when ${showsAccount} then r.user_agent else '' end as "userAgent",
  case when ${showsAccount} then r.session_id end as "sessionId",
  ${objectLink} as link, r.action, r.object_kind as "objectKind", r.object_id as "objectId", r.object_name as "objectName", r.change, r.outcome`

/** `audit_pairs` has an index; it only narrows down what `like` then decides. */
const hasPairs = (typed: string) => `audit_pairs(r.search) @> audit_pairs(lower({${typed}}::text))`
const contains = (pattern: string) => `r.search like lower({${pattern}}::text)`
const containsSeen = `${contains('q')} and (${showsAccount}
  or lower(r.action || ' ' || r.object_id || ' ' || r.object_name) like lower({q}::text))`

export const listAuditJson = defineList({
  name: 'audit.list',
  from: 'audit_event r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    ofPlatform: '{ofPlatform}::boolean and r.store_id is null',
    from: 'r.at >= {from}::date::timestamptz',
    to: 'r.at < ({to}::date + 1)::timestamptz',
    action: 'r.action = {action}',
    objectKind: 'r.object_kind = {objectKind}',
    objectId: 'r.object_id = {objectId}',
    object: `lower(r.object_name) like lower({object}::text) and ${contains('object')}`,
    account: `lower(r.account) = lower({account}::text) and ${showsAccount}`,
    address: `r.address = {address} and ${showsAccount}`,
    /** Written out, so that the few refused rows are found by their index. */
    refused: `{refused}::boolean and r.outcome = 'refused'`,
    done: `{done}::boolean and r.outcome = 'done'`,
    q: containsSeen,
    /** One character has no pair: every row would match the index. */
    typed: hasPairs('typed'),
    typedObject: hasPairs('typedObject'),
    /** For the next batch of an export. */
    before: '(r.at, r.id) < ({before}::timestamptz, {beforeId}::bigint)',
  },
  orders: { at: 'r.at' },
  order: '-at',
  maxTotal: maxAuditTotal,
})

/** A text in one of ten recent rows fills ten thousand rows of results faster without the index. */
const recentText = rawQuery({
  name: 'audit.recentText',
  row: { isCommon: 'bool' },
  sql: `select count(*) filter (where r.search like lower($1::text)) * 10 >= count(*) as "isCommon"
   from (select e.search from audit_event e order by e.at desc, e.id desc limit 10000) r`,
})
/** Whether the text is in so many rows that the index of pairs would return most of the table. */
export const isCommonText = async (db: Handle, typed: string): Promise<boolean> =>
  (await db.run(recentText, [containing(typed)]))[0]?.isCommon ?? false

const batchSize = 5000

/** Deletes a batch of rows past the retention time; the trigger lets only a transaction with this setting do so. */
export async function deleteAuditBatch(tx: Tx, days: number): Promise<boolean> {
  await tx.execute(sql`select set_config('lumiroute.audit_days', ${String(days)}, true)`)
  const { rowCount } = await tx.execute(sql`delete from audit_event where id in (select id from audit_event
    where at < now() - make_interval(days => ${days}) order by at, id limit ${batchSize})`)
  return rowCount === batchSize
}
