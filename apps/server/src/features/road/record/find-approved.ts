import type { Handle } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'

/** SQL: beside a record `b`, as `s`, its ad as it was approved when the day began. */
const joinSnapshot = `cross join lateral (select n.content from ad_snapshot n where n.ad_id = b.ad_id
  order by (n.approved_at <= coalesce(b.start_date_time, now())) desc,
    case when n.approved_at <= coalesce(b.start_date_time, now()) then n.id else -n.id end desc limit 1) s`

const linesOf = rawQuery({
  name: 'record.lines',
  row: { lines: 'text' },
  sql: `select t.lines::text as lines from broadcast_record b ${joinSnapshot}
   join route t on t.id = (s.content->'route'->>'id')::int where b.id = $1`,
})

/** The booked route as JSON text; no lines where the ad has none. */
export const findLinesJson = async (db: Handle, recordId: number): Promise<string> =>
  (await db.run(linesOf, [recordId]))[0]?.lines ?? '[]'

export type Approved = {
  moveType: string
  mode: string
  playlistOne: ApprovedList
  playlistTwo: ApprovedList
}
export type ApprovedList = { materials: { id: number; name: string; duration: number }[] } | null

const approvedOf = rawQuery({
  name: 'record.approved',
  row: { content: column<Approved>('jsonb') },
  sql: `select s.content from broadcast_record b ${joinSnapshot} where b.id = $1`,
})
export const findApproved = async (db: Handle, recordId: number) =>
  (await db.run(approvedOf, [recordId]))[0]?.content
