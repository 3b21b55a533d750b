import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { VehicleBooking, VehicleDay } from '../../../ports/vehicle-booking.ts'
import { freeVehiclesOn, holdVehicles, isFree } from './free-vehicle.ts'

const insertIfFree = rawQuery({
  name: 'timetable.bookVehicle',
  row: { id: 'int4' },
  sql: `insert into booking (vehicle_id, date, ad_id)
   select v.id, $2::date, $3::int from vehicle v where v.id = $1 and ${isFree('v', '$2::date')}
   on conflict do nothing returning id`,
})

async function book(tx: Tx, { vehicleId, date, adId }: VehicleDay): Promise<boolean> {
  const held = tx.run(holdVehicles, [[vehicleId]])
  const [, booked] = await Promise.all([held, tx.run(insertIfFree, [vehicleId, date, adId])])
  return booked.length === 1
}

/** How advertising books vehicles for its ads. */
export const vehicleBooking: VehicleBooking = {
  listFreeVehicles: (db, vehicleType, dates) => db.run(freeVehiclesOn, [vehicleType, dates]),
  book,
}
