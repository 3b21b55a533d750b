import { joinDelivery } from '../../../../db/delivery-sql.ts'
import { recordStates } from '../../../../db/record-states.ts'

/**
 * SQL shared by both dashboards. `$1` and `$2` are the first and the last day; the last is today. `$3` is now, `$4` the
 * time by which ads must start.
 */
const delivery = joinDelivery({ now: '$3', startBy: '$4' })

/** One row per day; `tables` are joined by their `day`. */
export const byDay = (tables: Record<string, string>, columns: string) => `
  select to_char(span.day, 'YYYY-MM-DD') as day, ${columns}
  from (select d::date as day from generate_series($1::date, $2::date, interval '1 day') d) span
  ${Object.entries(tables)
    .map(([name, query]) => `left join (${query}) ${name} on ${name}.day = span.day`)
    .join('\n')}
  order by span.day`

/** On or after the first day, before the end of the last. */
export const within = (column: string) => `${column} >= $1::date and ${column} < $2::date + 1`

export const drives = (where: string) => `
  select r.broadcast_date as day, count(r.start_date_time) as driven, count(r.people_total) as measured,
    sum(r.people_total) as people, sum(r.delivered_plays) as plays, sum(due.plays) as planned,
    sum(least(r.delivered_plays, due.plays)) filter (where due.plays is not null) as kept
  from broadcast_record r ${delivery} where r.broadcast_date between $1::date and $2::date ${where} group by 1`

/** A day without a broadcast has 0 people, not an unknown number. */
export const driveColumns = `coalesce(drives.driven, 0)::int as driven, coalesce(drives.measured, 0)::int as measured,
  case when coalesce(drives.driven, 0) = 0 then coalesce(drives.people, 0) else drives.people end::int as people, coalesce(drives.plays, 0)::int as plays, drives.planned::int as planned,
  coalesce(drives.kept, 0)::int as kept`

const storeJson = `json_build_object('storeCode', s.store_code, 'storeName', s.store_name)`
const toJson = (query: string) => `coalesce((select json_agg(v) from (${query}) v), '[]')`
const { running } = recordStates('$2')

const state = `case when ${running} then 'running' when r.end_date_time is not null then 'done' else 'waiting' end`

/** Broadcasts with their ad and vehicle. */
export const broadcasts = (where: string, order: string, limit: number) =>
  toJson(`select r.id as "recordId", r.ad_id as "adId", a.name as "adName", ${storeJson} as store,
    to_char(r.broadcast_date, 'YYYY-MM-DD') as day, v.no as "vehicleNo",
    a.move_type as "moveType", a.fix_location as "fixLocation", ${state} as state,
    r.people_total as people, r.delivered_plays as plays, p.plays as planned,
    round(100 * d.share, 1)::float8 as "deliveryPct"
  from broadcast_record r ${delivery} join ad a on a.id = r.ad_id join store s on s.id = r.store_id
    left join vehicle v on v.id = r.vehicle_id
  where ${where} order by ${order}, r.id limit ${limit}`)

export const todaysBroadcasts = (where: string) =>
  broadcasts(
    `r.broadcast_date = $2::date ${where}`,
    `array_position(array['running', 'waiting', 'done'], ${state})`,
    8,
  )

/** SQL: the people who saw each ad, for the two lists that show it. */
export const withSeenAds = (where: string) => `with seen as materialized (
  select r.ad_id, r.store_id, sum(r.people_total)::int as people, count(*)::int as broadcasts
  from broadcast_record r
  where r.broadcast_date between $1::date and $2::date and r.people_total is not null ${where} group by 1, 2)`

export const topAds =
  toJson(`select t.ad_id as "adId", a.name as "adName", ${storeJson} as store, t.people, t.broadcasts
  from (select * from seen order by people desc, ad_id limit 5) t
  join ad a on a.id = t.ad_id join store s on s.id = t.store_id order by t.people desc, t.ad_id`)

export const topStores =
  toJson(`select s.store_code as "storeCode", s.store_name as "storeName", t.people, t.broadcasts
  from (select store_id, sum(people)::int as people, sum(broadcasts)::int as broadcasts from seen
    group by 1 order by 2 desc, 1 limit 5) t
  join store s on s.id = t.store_id order by t.people desc, s.id`)

const maxActivities = 8

/** Picks the newest of each kind first, so that each uses its own index. */
export const recentActivity =
  toJson(`select h.kind, h.at, h.name, h.ad_id as "adId", ${storeJson} as store, h.amount from (
    (select case review when 'accept' then 'approved' else 'rejected' end as kind, reviewed_at as at, name,
       id as ad_id, store_id, null::int as amount
     from ad where reviewed_at is not null and review in ('accept', 'reject') order by reviewed_at desc limit ${maxActivities})
    union all
    (select 'paid', paid_at, coalesce(ad_name, ''), ad_id, store_id, order_amount from "order"
     where source = 'AD' and paid_at is not null and payment_status = 'SUCCESS' order by paid_at desc limit ${maxActivities})
    union all
    (select 'played', g.opened_at, a.name, g.ad_id, g.store_id, null from game_room g join ad a on a.id = g.ad_id
     where g.is_linked or exists (select from game_seat t where t.room_id = g.id) order by g.id desc limit ${maxActivities})
    union all
    (select 'joined', created_at, '', null, id, null from store where not is_platform
     order by created_at desc limit ${maxActivities})) h
  join store s on s.id = h.store_id order by h.at desc limit ${maxActivities}`)
