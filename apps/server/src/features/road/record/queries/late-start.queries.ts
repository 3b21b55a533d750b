import type { Language } from '@lumiroute/contract/text'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const mark = rawQuery({
  name: 'record.markLate',
  row: { id: 'int4' },
  sql: `update broadcast_record r set late_told_at = $1 from ad a
   where a.id = r.ad_id and a.snapshot_id is not null and r.start_date_time is null and r.late_told_at is null
     and r.broadcast_date between $2::date - 1 and $2::date
     and (r.broadcast_date + $3::time)::timestamptz <= $1
   returning r.id`,
})
type Deadline = { now: Date; today: string; startBy: string }
export const markLateStarts = async (tx: Tx, { now, today, startBy }: Deadline): Promise<number[]> =>
  (await tx.run(mark, [now, today, startBy])).map(({ id }) => id)

export type LateStart = { adName: string; date: string; where: string[]; storeId: number; storeName: string }
const late = rawQuery<LateStart>({
  name: 'record.late',
  row: { adName: 'text', date: 'text', storeId: 'int4', storeName: 'text', where: 'text[]' },
  sql: `select a.name as "adName", to_char(r.broadcast_date, 'YYYY-MM-DD') as date, s.id as "storeId",
     s.store_name as "storeName", coalesce(
       (select array[v.no] from vehicle v where v.id = r.vehicle_id),
       case when r.place_name <> '' then array[r.place_name] end,
       array(select coalesce(nullif(d.name, ''), d.mac_addr) from screen_booking b join device d on d.id = b.device_id
         where b.ad_id = r.ad_id and b.date = r.broadcast_date order by d.id)) as where
   from broadcast_record r join ad a on a.id = r.ad_id join store s on s.id = r.store_id
   where r.id = any($1::int[]) and r.start_date_time is null order by s.id, r.broadcast_date, a.id`,
})
/** The given records that still have not started. */
export const listLateStarts = (db: Handle, recordIds: number[]) => db.run(late, [recordIds])

export type Receiver = {
  to: string
  name: string
  language: Language | null
  storeId: number
  isOperator: boolean
}
const receivers = rawQuery<Receiver>({
  name: 'record.lateReceivers',
  row: { to: 'text', name: 'text', language: 'text?', storeId: 'int4', isOperator: 'bool' },
  sql: `select c.admin_email as to, c.admin_name as name, c.language, c.store_id as "storeId", c.role = 'ROLE_ADMIN' as "isOperator"
   from account c join store s on s.id = c.store_id and s.store_enabled
   where c.admin_enabled and c.email_verified_at is not null and (c.role = 'ROLE_ADMIN' or c.store_id = any($1::int[])) order by c.id`,
})
/** Operators and the accounts of these stores, if their address is verified: the mail holds names that people typed. */
export const listReceivers = (db: Handle, storeIds: number[]) => db.run(receivers, [storeIds])
