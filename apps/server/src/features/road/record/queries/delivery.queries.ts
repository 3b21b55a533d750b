import type { Handle } from '../../../../db/db.ts'
import { deliveryColumns, joinDelivery } from '../../../../db/delivery-sql.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type DeliveryRow = {
  plannedMinutes: number | null
  plannedPlays: number | null
  dueMinutes: number | null
  duePlays: number | null
  deliveredMinutes: number | null
  deliveredPlays: number
  minutesPct: number | null
  playsPct: number | null
  deliveryPct: number | null
  peopleMinutes: number | null
}
const delivery = rawQuery<DeliveryRow>({
  name: 'record.delivery',
  row: {
    plannedMinutes: 'int4?',
    plannedPlays: 'int4?',
    dueMinutes: 'int4?',
    duePlays: 'int4?',
    deliveredMinutes: 'int4?',
    deliveredPlays: 'int4',
    minutesPct: 'float8?',
    playsPct: 'float8?',
    deliveryPct: 'float8?',
    peopleMinutes: 'int4?',
  },
  sql: `select ${deliveryColumns}, r.people_minutes as "peopleMinutes"
   from broadcast_record r ${joinDelivery({ now: '$2', startBy: '$3' })} where r.id = $1`,
})
export const findDelivery = async (db: Handle, recordId: number, now: Date, startBy: string) =>
  (await db.run(delivery, [recordId, now, startBy]))[0] as DeliveryRow
