import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

// Two items follow each other within a second; the last picture stays until then.
const shown = rawQuery({
  name: 'record.shownSeconds',
  row: { seconds: 'float8' },
  sql: `with play as (
     select greatest(p.start_at, $2::timestamptz) as s,
       least(p.end_at, p.start_at + p.played_ms * interval '1 millisecond', $3::timestamptz) as e
     from record_play p where p.record_id = $1 and p.rejected is null and abs(p.played_ms - p.planned_ms) <= 500),
   begun as (select s, e, s > max(e) over (order by s, e rows between unbounded preceding and 1 preceding)
       + interval '1 second' as is_first from play where e > s),
   joined as (select s, e, count(*) filter (where is_first) over (order by s, e) as part from begun)
   select coalesce(sum(seconds), 0)::float8 as seconds
   from (select extract(epoch from max(e) - min(s)) as seconds from joined group by part) v`,
})
type Range = { from: number; until: number }
/** Time with at least one delivered play on screen; plays side by side count once. */
export const getShownSeconds = async (db: Handle, recordId: number, { from, until }: Range) =>
  (await db.run(shown, [recordId, new Date(from), new Date(until)]))[0]?.seconds ?? 0

const trouble = rawQuery({
  name: 'record.streamTrouble',
  row: { seconds: 'float8' },
  sql: `select coalesce(sum(extract(epoch from least(v.next, $2::timestamptz) - v.at)) filter (where v.kind = 'error'
       and v.at < $2::timestamptz) / greatest(count(distinct v.device_id), 1), 0)::float8 as seconds
   from (select e.device_id, e.kind, e.at, lead(e.at) over (partition by e.device_id order by e.at, e.event_id) as next
     from stream_event e where e.record_id = $1) v`,
})
/** Time until `end` in which a stream did not run, as the mean of its screens. */
export const getTroubleSeconds = async (db: Handle, recordId: number, end: Date) =>
  (await db.run(trouble, [recordId, end]))[0]?.seconds ?? 0
