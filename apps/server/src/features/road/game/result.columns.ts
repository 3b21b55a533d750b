/** SQL: the room that was open when the result `r` of the ad `r.ad_id` came, and the screen that it was played on. */
export const roomOfResult = `
  left join lateral (select g.id, g.room_id, g.opened_at, coalesce(g.ended_at, g.ends_at) as closed_at, g.device_id,
      case when g.starts_at <= r.record_time then g.starts_at end as starts_at
    from game_room g
    where g.ad_id = r.ad_id and g.record_id = r.record_id
      and r.record_time between g.opened_at and coalesce(g.ended_at, g.ends_at)
    order by g.opened_at desc limit 1) room on true
  left join device screen on screen.id = coalesce(room.device_id,
    (select min(k.device_id) from screen_booking k where k.ad_id = r.ad_id and k.date = r.broadcast_date
     having count(*) = 1))`

export const secondsPlayed = 'extract(epoch from r.record_time - room.starts_at)::int'

/** SQL: what a result is beside what the screen sent. */
export const resultColumns = `room.room_id as "roomId", screen.mac_addr as "deviceId",
  room.starts_at as "startAt", r.record_time as "endAt",
  ${secondsPlayed} as "durationS"`

/** SQL: how many results of the room, or of the broadcast where there is none, scored more. */
export const resultRank = `(select count(*)::int + 1 from game_result o
  where o.record_id = r.record_id and o.score > r.score and (room.opened_at is null
    or o.record_time between room.opened_at and room.closed_at))`
