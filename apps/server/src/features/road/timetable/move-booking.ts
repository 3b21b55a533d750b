import type { Month } from '@lumiroute/contract/timetable'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { VehicleRow } from '../vehicle/lock-vehicle.ts'
import { isFree } from './free-vehicle.ts'
import { dateOf, dayField } from './timetable.rules.ts'

type Held = { vehicleId: number; adName: string; vehicleType: string; hasStarted: boolean }
// An ad id comes as up to ten digits, more than the column holds.
const bookingOf = rawQuery<Held>({
  name: 'timetable.bookingOf',
  row: { vehicleId: 'int4', adName: 'text', vehicleType: 'text', hasStarted: 'bool' },
  sql: `select b.vehicle_id as "vehicleId", a.name as "adName", a.vehicle_type as "vehicleType",
     exists (select from broadcast_record r where r.ad_id = a.id and r.broadcast_date = b.date
       and r.start_date_time is not null) as "hasStarted"
   from booking b join ad a on a.id = b.ad_id
   where b.ad_id = $1::bigint and b.date = $2::date and a.move_type = 'move_play'
   for update of b`,
})
const freeThatDay = rawQuery({
  name: 'timetable.freeThatDay',
  row: { id: 'int4' },
  sql: `select v.id from vehicle v where v.id = $1 and ${isFree('v', '$2::date')}`,
})
const moveTo = rawQuery({
  name: 'timetable.moveBooking',
  row: { id: 'int4' },
  sql: `with moved as (update booking set vehicle_id = $3
     where ad_id = $1 and date = $2::date and vehicle_id = $4 returning id),
   followed as (update broadcast_record set vehicle_id = $3
     where ad_id = $1 and broadcast_date = $2::date and start_date_time is null)
   select id from moved`,
})

type Move = { vehicle: VehicleRow; month: Month; day: number; adId: number; today: string }

/** An ad set on a day of this vehicle comes from the vehicle that was to carry it; the vehicle is locked. */
export async function moveBooking(tx: Tx, { vehicle, month, day, adId, today }: Move): Promise<void> {
  const date = dateOf(month, day)
  const refuse = (text: string) => refuseField(dayField(day), `${date} ${text}`)
  if (date < today) throw refuse('已過，不可變更')
  const [held] = await tx.run(bookingOf, [adId, date])
  if (!held) throw refuse(`沒有核准播放的行動廣告（編號 ${adId}）`)
  if (held.hasStarted) throw refuse(`廣告「${held.adName}」已開始播放`)
  if (held.vehicleType !== vehicle.vehicleType) throw refuse(`廣告「${held.adName}」的車輛類型不符`)
  const [free] = await tx.run(freeThatDay, [vehicle.id, date])
  if (!free) throw refuse(`車輛「${vehicle.no}」無法播放廣告`)
  const [moved] = await tx.run(moveTo, [adId, date, vehicle.id, held.vehicleId])
  if (!moved) throw new AppError('CONFLICT')
}
