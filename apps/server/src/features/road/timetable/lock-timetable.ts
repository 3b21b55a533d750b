import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { lockVehicle } from '../vehicle/lock-vehicle.ts'
import type { VehicleRow } from '../vehicle/lock-vehicle.ts'
import { findTimetable, type TimetableRow } from './timetable.queries.ts'

/** The vehicle's lock guards its timetables: whoever books holds the vehicle and looks at its days. */
export async function lockTimetable(
  tx: Tx,
  id: number,
): Promise<{ vehicle: VehicleRow; timetable: TimetableRow }> {
  const seen = await findTimetable(tx, id)
  if (!seen) throw notFound()
  const vehicle = await lockVehicle(tx, seen.vehicleId)
  // Read again: it may have been changed or removed while this call waited.
  const timetable = await findTimetable(tx, id)
  if (!timetable) throw notFound()
  return { vehicle, timetable }
}
