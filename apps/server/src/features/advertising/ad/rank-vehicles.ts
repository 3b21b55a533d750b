import type { FreeVehicle } from '../../../ports/vehicle-booking.ts'

/** Date → the free vehicles, best first. */
export type RankedVehicles = Map<string, FreeVehicle[]>

/**
 * The vehicle that is free on most of the dates comes first, so that an ad stays in one vehicle if possible.
 * Equal vehicles rotate by the ad's id: that spreads ads over the fleet and avoids conflicts of simultaneous
 * approvals.
 */
export function rankVehicles(
  adId: number,
  dates: readonly string[],
  free: readonly FreeVehicle[],
): RankedVehicles {
  const ids = [...new Set(free.map(({ vehicleId }) => vehicleId))].toSorted((a, b) => a - b)
  const rotation = new Map(ids.map((id, at) => [id, (at + adId) % ids.length]))
  const freeDays = new Map<number, number>()
  for (const { vehicleId } of free) freeDays.set(vehicleId, (freeDays.get(vehicleId) ?? 0) + 1)
  const lookUp = (numbers: Map<number, number>, { vehicleId }: FreeVehicle) => numbers.get(vehicleId) ?? 0
  const ranked = free.toSorted(
    (a, b) => lookUp(freeDays, b) - lookUp(freeDays, a) || lookUp(rotation, a) - lookUp(rotation, b),
  )
  return new Map(dates.map((date) => [date, ranked.filter((vehicle) => vehicle.date === date)]))
}
