import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const target = rawQuery({
  name: 'scan.target',
  row: { url: 'text', storeCode: 'text' },
  sql: `select s.content->>'qrcodeUrl' as url, o.store_code as "storeCode"
   from ad a join ad_snapshot s on s.id = a.snapshot_id join store o on o.id = a.store_id
   where a.id = $1 and (s.content->>'enabledQrcodeLog')::boolean`,
})
/** The address in the approved ad's QR code; undefined if the ad is off the air or counts no scans. */
export const findScanTarget = async (db: Handle, adId: number) => (await db.run(target, [adId]))[0]

/** SQL: where the screen was, if a sample of this moment has arrived already. */
const cellOfRecord = `(select round(p.latitude::numeric, 3) || ',' || round(p.longitude::numeric, 3)
   from record_sample p
   where p.record_id = r.id and p.latitude is not null and p.longitude is not null
     and p.record_time between {at}::timestamptz - interval '15 seconds' and {at}::timestamptz + interval '15 seconds'
   order by abs(extract(epoch from p.record_time - {at}::timestamptz)) limit 1)`

const insert = rawQuery({
  name: 'scan.insert',
  row: {},
  sql: `with scanned as (select a.id, a.store_id, r.id as record_id, ${cellOfRecord} as cell from ad a
     left join broadcast_record r on r.ad_id = a.id and r.broadcast_date = {today} where a.id = {adId}),
   counted as (insert into ad_scan (ad_id, record_id, at) select id, record_id, {at} from scanned)
   insert into touch (id, store_id, ad_id, record_id, cell, at, kind)
   select {touchId}::uuid, store_id, id, record_id, cell, {at}, 'scan' from scanned`,
})
type NewScan = { adId: number; touchId: string; today: string; at: Date }
export async function insertScan(db: Handle, scan: NewScan): Promise<void> {
  await db.run(insert, scan)
}
