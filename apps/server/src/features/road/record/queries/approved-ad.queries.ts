import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

/** SQL: joins as `s` the ad of a record `b` as it was approved when the day began. */
const joinSnapshot = `cross join lateral (select n.content from ad_snapshot n where n.ad_id = b.ad_id
  order by (n.approved_at <= coalesce(b.start_date_time, now())) desc,
    case when n.approved_at <= coalesce(b.start_date_time, now()) then n.id else -n.id end desc limit 1) s`

const routeLines = rawQuery({
  name: 'record.lines',
  row: { lines: 'text' },
  sql: `select t.lines::text as lines from broadcast_record b ${joinSnapshot}
   join route t on t.id = (s.content->'route'->>'id')::int where b.id = $1`,
})
/** The booked route as JSON text; an empty list if the ad has none. */
export const getRouteLinesJson = async (db: Handle, recordId: number): Promise<string> =>
  (await db.run(routeLines, [recordId]))[0]?.lines ?? '[]'

const materialsIn = (playlist: string) => `coalesce(n.content->'${playlist}'->'materials', '[]')`
const materials = rawQuery({
  name: 'record.materials',
  row: { id: 'int4', name: 'text' },
  sql: `select (m->>'id')::int as id, m->>'name' as name from ad_snapshot n
   cross join lateral jsonb_array_elements(${materialsIn('playlistOne')} || ${materialsIn('playlistTwo')}) m
   where n.ad_id = $1 order by n.id`,
})
/** Materials of every approved version of the ad, oldest version first. */
export const listApprovedMaterials = (db: Handle, adId: number) => db.run(materials, [adId])
