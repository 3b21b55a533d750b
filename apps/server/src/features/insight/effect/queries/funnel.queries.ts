import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

/** SQL: what was on the screen, or had just been, when the touch `t` was made. */
const itemOfTouch = `(select p.material_id from record_play p
   where p.record_id = t.record_id and p.start_at <= t.at and p.start_at > t.at - interval '15 minutes'
     and p.end_at >= t.at - interval '15 seconds'
   order by p.start_at desc limit 1)`

/** SQL: the steps of the touch `t`. */
const steps = `left join lateral (select count(*) filter (where s.step = 'follow') as follows,
   count(*) filter (where s.step = 'coupon') as coupons, count(*) filter (where s.step = 'order') as orders,
   coalesce(sum(s.amount), 0) as amount from touch_step s where s.touch_id = t.id) s on true`

const counts = `count(*) as scans, coalesce(sum(s.follows), 0)::int8 as follows,
  coalesce(sum(s.coupons), 0)::int8 as coupons, coalesce(sum(s.orders), 0)::int8 as orders,
  coalesce(sum(s.amount), 0)::int8 as amount,
  count(*) filter (where s.follows > 0) as "followPeople",
  count(*) filter (where s.coupons > 0) as "couponPeople",
  count(*) filter (where s.orders > 0) as "orderPeople"`

export type FunnelCounts = {
  scans: number
  follows: number
  coupons: number
  orders: number
  amount: number
  followPeople: number
  couponPeople: number
  orderPeople: number
}
const countRow = {
  scans: 'int8',
  follows: 'int8',
  coupons: 'int8',
  orders: 'int8',
  amount: 'int8',
  followPeople: 'int8',
  couponPeople: 'int8',
  orderPeople: 'int8',
} as const

export type FunnelCell = FunnelCounts & {
  recordId: number | null
  hour: number
  cell: string | null
  materialId: number | null
}

/** SQL: half a kilometre of the touch `t`; the stored hundred metres have too few people each. */
const area = (part: number) => `round(round(split_part(t.cell, ',', ${part})::numeric / 0.005) * 0.005, 3)`
const place = `${area(1)} || ',' || ${area(2)}`

const cells = rawQuery<FunnelCell>({
  name: 'funnel.cells',
  row: { recordId: 'int4?', hour: 'int4', cell: 'text?', materialId: 'int4?', ...countRow },
  sql: `select t.record_id as "recordId", extract(hour from t.at)::int as hour, ${place} as cell,
     ${itemOfTouch} as "materialId", ${counts}
   from touch t ${steps} where t.store_id = {storeId} and t.ad_id = {adId} group by 1, 2, 3, 4`,
})
export const listFunnelCells = (db: Handle, storeId: number, adId: number) => db.run(cells, { storeId, adId })

const dates = rawQuery({
  name: 'funnel.dates',
  row: { recordId: 'int4', date: 'text' },
  sql: `select id as "recordId", to_char(broadcast_date, 'YYYY-MM-DD') as date
   from broadcast_record where store_id = {storeId} and ad_id = {adId}`,
})
export const listFunnelDates = (db: Handle, storeId: number, adId: number) => db.run(dates, { storeId, adId })

const firstScan = rawQuery({
  name: 'funnel.firstScan',
  row: { at: 'timestamptz?' },
  sql: 'select min(at) as at from ad_scan where ad_id = $1',
})
export const findFirstScan = async (db: Handle, adId: number): Promise<Date | null> =>
  (await db.run(firstScan, [adId]))[0]?.at ?? null

const ad = rawQuery({
  name: 'funnel.ad',
  row: { id: 'int4' },
  sql: 'select id from ad where id = {adId} and store_id = {storeId}',
})
export const hasAd = async (db: Handle, storeId: number, adId: number): Promise<boolean> =>
  (await db.run(ad, { storeId, adId })).length > 0

export type OutcomeRow = FunnelCounts & {
  adId: number
  adName: string
  recordId: number
  firstDate: string
  lastDate: string
  price: number
}

const outcomes = rawQuery<OutcomeRow>({
  name: 'funnel.outcomes',
  row: {
    adId: 'int4',
    adName: 'text',
    recordId: 'int4',
    firstDate: 'text',
    lastDate: 'text',
    price: 'int4',
    ...countRow,
  },
  sql: `select a.*, f.* from (
     select a.id as "adId", a.name as "adName", (array_agg(r.id order by r.broadcast_date desc))[1] as "recordId",
       to_char(min(r.broadcast_date), 'YYYY-MM-DD') as "firstDate",
       to_char(max(r.broadcast_date), 'YYYY-MM-DD') as "lastDate", o.order_amount as price
     from ad a join "order" o on o.ad_id = a.id and o.payment_status = 'SUCCESS' and o.order_amount > 0
     join broadcast_record r on r.ad_id = a.id and r.start_date_time is not null
     where a.store_id = {storeId} and exists (select from touch t where t.ad_id = a.id)
     group by a.id, o.id order by max(r.broadcast_date) desc, a.id desc limit {limit}) a
   cross join lateral (select ${counts} from touch t ${steps} where t.ad_id = a."adId") f
   order by a."lastDate" desc, a."adId" desc`,
})
export const listOutcomeRows = (db: Handle, storeId: number, limit: number) =>
  db.run(outcomes, { storeId, limit })
