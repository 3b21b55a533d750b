import type { FindVehiclePositions } from '../../../ports/vehicle-positions.ts'
import { listVehiclePositions } from './queries/record.queries.ts'

/** By what they reported within five minutes. */
export const findVehiclePositions: FindVehiclePositions = (db, storeId, at) =>
  listVehiclePositions(db, storeId, at)
