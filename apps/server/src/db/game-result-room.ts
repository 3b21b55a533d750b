/**
 * SQL: joins as `room` the room of result `r`, and as `screen` where it was played. A result of a box names no
 * room: it belongs to the one that was open when it arrived.
 */
export const joinResultRoom = `
  left join lateral (select g.id, g.code, g.room_id, g.game_id, g.opened_at, coalesce(g.ended_at, g.ends_at) as closed_at, g.device_id,
      case when g.starts_at <= r.record_time then g.starts_at end as starts_at
    from game_room g
    where g.ad_id = r.ad_id and g.record_id = r.record_id
      and (g.id = r.game_room_id or (r.game_room_id is null
        and r.record_time between g.opened_at and coalesce(g.ended_at, g.ends_at)))
    order by g.opened_at desc limit 1) room on true
  left join device screen on screen.id = coalesce(room.device_id,
    (select min(k.device_id) from screen_booking k where k.ad_id = r.ad_id and k.date = r.broadcast_date
     having count(*) = 1))`

/** SQL: how long the game of the result `r` lasted. */
export const playedSeconds = 'extract(epoch from r.record_time - room.starts_at)::int'
