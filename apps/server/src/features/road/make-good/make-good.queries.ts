import { listMakeGoodActions, makeGoodStates, type MakeGoodState } from '@lumiroute/contract/make-good'
import { actionsByStatus, forWriters } from '../../../db/actions-sql.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { joinDelivery } from '../../../db/delivery-sql.ts'
import { defineList } from '../../../db/list-json.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const from = `(select g.*, a.name as ad_name, b.broadcast_date, b.delivered_minutes, b.start_date_time
  from make_good g join ad a on a.id = g.ad_id join broadcast_record b on b.id = g.record_id) r`

const columns = `r.id, r.ad_id as "adId", r.ad_name as "adName", r.record_id as "recordId",
  r.broadcast_date as "broadcastDate",
  (select json_build_object('id', s.id, 'storeCode', s.store_code, 'storeName', s.store_name)
    from store s where s.id = r.store_id) as store,
  round((100 * r.share)::numeric, 1)::float8 as "deliveryPct",
  (select p.minutes from delivery_promise p where p.ad_id = r.ad_id and p.date = r.broadcast_date) as "plannedMinutes",
  case when r.start_date_time is null then 0 else r.delivered_minutes end as "deliveredMinutes",
  r.credit, r.state, r.reason, r.new_date as "newDate", r.created_at as "createdAt", r.decided_at as "decidedAt",
  ${forWriters(actionsByStatus('r.state', makeGoodStates, listMakeGoodActions))} as actions`

export const listMakeGoodsJson = defineList({
  name: 'makeGood.list',
  from,
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    adId: 'r.ad_id = {adId}',
    state: 'r.state = {state}',
    q: 'r.ad_name ilike {q}',
  },
  orders: {
    id: 'r.id',
    adName: 'r.ad_name',
    broadcastDate: 'r.broadcast_date',
    deliveryPct: 'r.share',
    credit: 'r.credit',
  },
  order: '-id',
})

/** Boxes report late, and their records are measured after that. */
const settleHours = 6
const lookBackDays = 31
const fullShare = 0.95

const propose = rawQuery({
  name: 'makeGood.propose',
  row: { id: 'int4' },
  sql: `insert into make_good (record_id, ad_id, store_id, share, credit)
   select r.id, r.ad_id, r.store_id, d.share,
     round(o.order_amount::numeric / n.dates * (1 - d.share))::int
   from broadcast_record r join ad a on a.id = r.ad_id and a.snapshot_id is not null
   join "order" o on o.ad_id = r.ad_id and o.payment_status = 'SUCCESS'
   cross join lateral (select cardinality(a.broadcast_dates)
     - (select count(*) from make_good g where g.ad_id = a.id and g.state = 'rebooked') as dates) n
   ${joinDelivery({ now: '$1', startBy: '$2' })}
   where r.broadcast_date between $1::timestamptz::date - ${lookBackDays} and $1::timestamptz::date
     and $1::timestamptz >= (r.broadcast_date + 1)::timestamptz + interval '${settleHours} hours'
     and p.created_at < (r.broadcast_date + 1)::timestamptz
     and (r.reported_at is null or r.measured_at >= r.reported_at)
     and d.share < ${fullShare} and n.dates > 0
     and not exists (select from make_good g where g.record_id = r.id)
   on conflict (record_id) do nothing returning id`,
})
export const insertProposals = async (db: Handle, now: Date, startBy: string): Promise<number[]> =>
  (await db.run(propose, [now, startBy])).map(({ id }) => id)

export type MakeGoodRow = {
  id: number
  adId: number
  adName: string
  storeId: number
  date: string
  share: number
  credit: number
  state: MakeGoodState
  reason: string
  newDate: string | null
}
const oneSql = `select g.id, g.ad_id as "adId", a.name as "adName", g.store_id as "storeId",
   r.broadcast_date::text as date, g.share, g.credit, g.state, g.reason, g.new_date::text as "newDate"
 from make_good g join ad a on a.id = g.ad_id join broadcast_record r on r.id = g.record_id where g.id = $1`
const row = {
  id: 'int4',
  adId: 'int4',
  adName: 'text',
  storeId: 'int4',
  date: 'text',
  share: 'float8',
  credit: 'int4',
  state: 'text',
  reason: 'text',
  newDate: 'text?',
} as const
const byId = rawQuery<MakeGoodRow>({ name: 'makeGood.byId', row, sql: oneSql })
export const findMakeGood = async (db: Handle, id: number) => (await db.run(byId, [id]))[0]

const decide = rawQuery({
  name: 'makeGood.decide',
  row: { id: 'int4' },
  sql: `update make_good set state = {state}, reason = {reason}, new_date = {newDate}::date, decided_at = {at},
     decided_by = {accountId} where id = {id} and state = {from} returning id`,
})
export type Decision = {
  id: number
  from: MakeGoodState
  state: MakeGoodState
  reason: string
  newDate: string | null
  at: Date
  accountId: number
}
/** False if another operator was faster. */
export const saveDecision = async (tx: Tx, decision: Decision): Promise<boolean> =>
  (await tx.run(decide, decision)).length === 1
