import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const fill = rawQuery({
  name: 'record.touchCells',
  row: {},
  sql: `update touch t set cell = p.cell from touch o
   cross join lateral (select round(s.latitude::numeric, 3) || ',' || round(s.longitude::numeric, 3) as cell
     from record_sample s where s.record_id = o.record_id and s.latitude is not null and s.longitude is not null
       and s.record_time between o.at - interval '15 seconds' and o.at + interval '15 seconds'
     order by abs(extract(epoch from s.record_time - o.at)) limit 1) p
   where o.record_id = $1 and o.cell is null and t.id = o.id`,
})
/** Boxes report their position after the scan; the scan itself rarely finds a sample of its moment. */
export async function fillTouchCells(db: Handle, recordId: number): Promise<void> {
  await db.run(fill, [recordId])
}
