import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Text } from '../../../text/text.ts'
import { findVehicleForUpdate, type VehicleRow } from './vehicle.queries.ts'

export type { VehicleRow }

/** Changes of a vehicle, its timetables and its bookings wait for each other. */
export async function lockVehicle(tx: Tx, id: number, refusal?: Text): Promise<VehicleRow> {
  const vehicle = await findVehicleForUpdate(tx, id)
  if (!vehicle) throw notFound(refusal)
  return vehicle
}
