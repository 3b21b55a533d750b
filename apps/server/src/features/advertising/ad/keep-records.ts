import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const insert = rawQuery({
  name: 'ad.keepRecords',
  row: {},
  sql: `insert into broadcast_record (ad_id, store_id, vehicle_id, broadcast_date, place_name)
   select a.id, a.store_id, b.vehicle_id, day.date, a.fix_location
   from ad a cross join lateral unnest(a.broadcast_dates) as day(date)
   left join booking b on b.ad_id = a.id and b.date = day.date
   where a.id = any($1::int[]) order by a.id, day.date
   on conflict (ad_id, broadcast_date) do update set place_name = excluded.place_name
   where broadcast_record.start_date_time is null`,
})

/** One record for each date, without a start; those of an earlier approval stay, with the place that is approved now. */
export async function keepRecords(tx: Tx, ...ads: { id: number }[]): Promise<void> {
  await tx.run(insert, [ads.map(({ id }) => id)])
}
