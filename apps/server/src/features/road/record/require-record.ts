import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { notFound } from '../../../errors/app-error.ts'

export type FoundRecord = {
  id: number
  adId: number
  adName: string
  storeCode: string
  broadcastDate: string
  startDateTime: Date | null
  endDateTime: Date | null
  /** Between these lie its samples: without them every month of the table would be searched. */
  samplesFrom: string
  samplesUntil: string
}

const byId = rawQuery<FoundRecord>({
  name: 'record.byId',
  row: {
    id: 'int4',
    adId: 'int4',
    adName: 'text',
    storeCode: 'text',
    broadcastDate: 'text',
    startDateTime: 'timestamptz?',
    endDateTime: 'timestamptz?',
    samplesFrom: 'text',
    samplesUntil: 'text',
  },
  sql: `select b.id, b.ad_id as "adId", a.name as "adName", s.store_code as "storeCode",
     b.broadcast_date::text as "broadcastDate", b.start_date_time as "startDateTime",
     b.end_date_time as "endDateTime", (b.broadcast_date::timestamptz - interval '1 day')::text as "samplesFrom",
     (b.broadcast_date::timestamptz + interval '3 days')::text as "samplesUntil"
   from broadcast_record b join ad a on a.id = b.ad_id join store s on s.id = b.store_id
   where b.id = $1 and b.store_id = $2 and ($3::int is null or b.ad_id = $3)`,
})

type Asked = { recordId: number; adId?: number }

/** Another store's record, or one of another ad, is as absent as a missing one. */
export async function requireRecord(
  db: Handle,
  { storeId }: { storeId: number },
  { recordId, adId }: Asked,
): Promise<FoundRecord> {
  const [found] = await db.run(byId, [recordId, storeId, adId ?? null])
  if (!found) throw notFound()
  return found
}
