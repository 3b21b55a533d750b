import type { Handle } from '../db/db.ts'

export type VehiclePosition = { lat: number; lon: number }

/** Where the vehicles that carry a store's ads are. The road implements it, so that the shop need not know the road. */
export type FindVehiclePositions = (db: Handle, storeId: number, at: Date) => Promise<VehiclePosition[]>
