/** SQL: whether record `r` has an online vehicle whose timetable allows the day. */
const hasVehicle = `exists (select from booking b join vehicle v on v.id = b.vehicle_id and v.vehicle_status = 'online'
  join timetable t on t.vehicle_id = v.id and t.year = extract(year from b.date)
    and t.month = extract(month from b.date)
    and t.days[extract(day from b.date)::int] not in ('offline', 'tt_unavail')
  where b.ad_id = r.ad_id and b.date = r.broadcast_date)`

/** SQL: conditions on a record `r`. Pass `moveType` if the row has no column for its ad's type. */
export const recordStates = (today: string, moveType = 'r.move_type') => ({
  waiting: `r.start_date_time is null and r.broadcast_date >= ${today}::date`,
  running: `r.start_date_time is not null and r.end_date_time is null and r.broadcast_date = ${today}::date`,
  done: 'r.end_date_time is not null',
  noVehicle: `r.broadcast_date between ${today}::date and ${today}::date + 13 and r.start_date_time is null
    and not ${hasVehicle} and ${moveType} = 'move_play'`,
  notStarted: `r.late_told_at is not null and r.start_date_time is null
    and r.broadcast_date between ${today}::date - 7 and ${today}::date
    and exists (select from ad n where n.id = r.ad_id and n.snapshot_id is not null)`,
})
