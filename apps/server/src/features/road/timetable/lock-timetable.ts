import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { lockVehicle, type VehicleRow } from '../vehicle/lock-vehicle.ts'
import { findTimetable, type TimetableRow } from './queries/timetable.queries.ts'

type LockedTimetable = { vehicle: VehicleRow; timetable: TimetableRow }

/** The vehicle's lock also protects its timetables, since bookings lock the vehicle and read its days. */
export async function lockTimetable(tx: Tx, id: number): Promise<LockedTimetable> {
  const seen = await findTimetable(tx, id)
  if (!seen) throw notFound()
  const vehicle = await lockVehicle(tx, seen.vehicleId)
  // Read again: it may have changed or been deleted while this call waited.
  const timetable = await findTimetable(tx, id)
  if (!timetable) throw notFound()
  return { vehicle, timetable }
}
