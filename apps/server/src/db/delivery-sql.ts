/** Part of the booked route that must be driven for a full delivery. */
const adherenceGoal = 90

// least(1, null) would be 1, and an unknown part would count as delivered.
const atMostAll = (share: string) => `case when ${share} > 1 then 1 else ${share} end`

/**
 * SQL: joins to a record `r` the promise of its date as `p`, when it had to begin as `b`, what is due by now as `due`,
 * and as `d` the delivered part of it, from 0 to 1. Every screen, file and response uses this one rule:
 *
 * - On a day in progress only the time since it began is due: since the start of the broadcast, or since `startBy` if
 *   it started later or not at all. A running day is compared at its last measurement.
 * - Once the date is over, everything is due.
 * - Unknown parts are left out; more than promised counts as all of it.
 */
export const joinDelivery = ({ now, startBy }: { now: string; startBy: string }) => `
  left join delivery_promise p on p.ad_id = r.ad_id and p.date = r.broadcast_date
  cross join lateral (select
    least(r.start_date_time, (r.broadcast_date + ${startBy}::time)::timestamptz,
      (r.broadcast_date + 1)::timestamptz - p.minutes * interval '1 minute') as begins_at,
    ${now}::timestamptz >= (r.broadcast_date + 1)::timestamptz as is_over,
    case when r.start_date_time is not null and r.end_date_time is null
      then least(${now}::timestamptz, r.measured_at) else ${now}::timestamptz end as seen_at) b
  cross join lateral (select case when b.is_over or p.minutes is null then p.minutes else
    greatest(0, least(p.minutes, floor(extract(epoch from b.seen_at - b.begins_at) / 60)))::int end as minutes) m
  cross join lateral (select m.minutes,
    case when m.minutes = p.minutes then p.plays
      else floor(p.plays::numeric * m.minutes / p.minutes)::int end as plays,
    case when r.start_date_time is null then 0 else r.delivered_minutes end as delivered_minutes) due
  cross join lateral (select ${atMostAll('due.delivered_minutes::numeric / nullif(due.minutes, 0)')} as minutes,
    ${atMostAll('r.delivered_plays::numeric / nullif(due.plays, 0)')} as plays,
    case when b.is_over or r.end_date_time is not null
      then ${atMostAll(`r.adherence_pct::numeric / ${adherenceGoal}`)} end as route) part
  cross join lateral (select case when p.minutes is not null
    then least(part.minutes, part.plays, part.route) end as share) d`

const pct = (share: string) => `round(100 * ${share}, 1)::float8`

/** SQL: the columns of a delivery as every response names them. */
export const deliveryColumns = `p.minutes as "plannedMinutes", p.plays as "plannedPlays", due.minutes as "dueMinutes",
  due.plays as "duePlays", due.delivered_minutes as "deliveredMinutes", r.delivered_plays as "deliveredPlays",
  ${pct('part.minutes')} as "minutesPct", ${pct('part.plays')} as "playsPct", ${pct('d.share')} as "deliveryPct"`
