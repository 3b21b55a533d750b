import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const target = rawQuery({
  name: 'scan.target',
  row: { url: 'text' },
  sql: `select s.content->>'qrcodeUrl' as url from ad a join ad_snapshot s on s.id = a.snapshot_id
   where a.id = $1 and (s.content->>'enabledQrcodeLog')::boolean`,
})
/** The address in the approved ad's QR code; undefined if the ad is off the air or counts no scans. */
export const findScanTarget = async (db: Handle, adId: number): Promise<string | undefined> =>
  (await db.run(target, [adId]))[0]?.url

const insert = rawQuery({
  name: 'scan.insert',
  row: {},
  sql: `insert into ad_scan (ad_id, record_id, at)
   select $1, (select r.id from broadcast_record r where r.ad_id = $1 and r.broadcast_date = $2), $3`,
})
export async function insertScan(db: Handle, adId: number, today: string, at: Date): Promise<void> {
  await db.run(insert, [adId, today, at])
}
