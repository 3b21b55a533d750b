import type { Category } from '@lumiroute/contract/activity-log'
import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

export type Activity = {
  storeId: number
  accountId: number | null
  source: 'cms' | 'frontend'
  category: Category | null
  method: string
  path: string
  statusCode: number
  at: Date
}

/** One JSON parameter per batch: the driver serialises arrays element by element, several times slower. */
const insert = rawQuery({
  name: 'activity-log.insert',
  row: {},
  sql: `with given as (select x.*, (x.at at time zone $2)::date as day
     from json_to_recordset($1::json) as x("storeId" int, "accountId" int, source text, category text, method text,
       path text, "statusCode" int, at timestamptz)),
   logged as (insert into activity_log (store_id, account_id, source, category, method, path, status_code, at, day)
     select "storeId", "accountId", source, category, method, path, "statusCode", at, day from given)
   insert into activity_day as d (store_id, source, day, category, count)
   select "storeId", source, day, coalesce(category, ''), count(*) from given group by 1, 2, 3, 4
   -- Sorted, so that two servers writing simultaneously cannot deadlock.
   order by 1, 2, 3, 4
   on conflict (store_id, source, day, category) do update set count = d.count + excluded.count`,
})

export async function insertActivities(
  db: Handle,
  timeZone: string,
  rows: readonly Activity[],
): Promise<void> {
  await db.run(insert, [JSON.stringify(rows), timeZone])
}
