import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const upsert = rawQuery({
  name: 'ad.upsertPromises',
  row: {},
  sql: `insert into delivery_promise (ad_id, date, minutes, plays)
   select {adId}, day.date, {minutes}, {plays} from unnest({dates}::date[]) as day(date)
   on conflict (ad_id, date) do update set minutes = excluded.minutes, plays = excluded.plays, created_at = now()`,
})
export type NewPromises = { adId: number; dates: string[]; minutes: number; plays: number | null }
export const upsertPromises = (tx: Tx, promises: NewPromises) => tx.run(upsert, promises)
