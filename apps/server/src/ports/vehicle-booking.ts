import type { Handle, Tx } from '../db/db.ts'

export type FreeVehicle = { date: string; vehicleId: number; vehicleNo: string }
export type VehicleDay = { vehicleId: number; date: string; adId: number }

/** Booking of vehicles for ads. The timetable implements it, since it knows which vehicles are free. */
export type VehicleBooking = {
  listFreeVehicles(db: Handle, vehicleType: string, dates: string[]): Promise<FreeVehicle[]>
  /** False if the vehicle is not free, even if another approval was only just faster. */
  book(tx: Tx, day: VehicleDay): Promise<boolean>
}
