import type { VehicleBooking } from '../../../ports/vehicle-booking.ts'
import { holdVehicles, insertBooking, listFreeVehicles } from './queries/vehicle-booking.queries.ts'

/** How advertising books vehicles for its ads. */
export const vehicleBooking: VehicleBooking = {
  listFreeVehicles,
  async book(tx, day) {
    // Sent together: PostgreSQL takes the lock before it runs the insert.
    const held = holdVehicles(tx, [day.vehicleId])
    const [, isBooked] = await Promise.all([held, insertBooking(tx, day)])
    return isBooked
  },
}
