import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { vehicles } from '../../../db/schema/index.ts'

export type VehicleRow = typeof vehicles.$inferSelect

/** Changes of vehicles and of their timetables wait for each other and for bookings, always in one order. */
export const lockVehicles = (tx: Tx, ids: number[]): Promise<VehicleRow[]> =>
  tx.select().from(vehicles).where(inArray(vehicles.id, ids)).orderBy(asc(vehicles.id)).for('update')

export const lockVehicle = async (tx: Tx, id: number): Promise<VehicleRow | undefined> =>
  (await lockVehicles(tx, [id]))[0]
