import type { Handle } from '../db/db.ts'

export type VehiclePosition = { lat: number; lon: number }

/**
 * Positions of the vehicles that carry a store's ads. Road implements it, so that the shop need not depend on
 * it.
 */
export type FindVehiclePositions = (db: Handle, storeId: number, at: Date) => Promise<VehiclePosition[]>
