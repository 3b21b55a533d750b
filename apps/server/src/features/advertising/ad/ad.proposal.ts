import type { FreeVehicle } from '../../road/timetable/free-vehicle.ts'

/** Date → the free vehicles in the order in which they are proposed. */
export type Proposal = Map<string, FreeVehicle[]>

/**
 * The vehicle that is free on most of the dates comes first, so that an ad rides in one vehicle where it can.
 * Equals take turns by the ad, which spreads the work over the fleet and keeps approvals at once out of each other's way.
 */
export function proposeFor(adId: number, dates: readonly string[], free: readonly FreeVehicle[]): Proposal {
  const ids = [...new Set(free.map(({ vehicleId }) => vehicleId))].toSorted((a, b) => a - b)
  const turn = new Map(ids.map((id, at) => [id, (at + adId) % ids.length]))
  const days = new Map<number, number>()
  for (const { vehicleId } of free) days.set(vehicleId, (days.get(vehicleId) ?? 0) + 1)
  const number = (of: Map<number, number>, { vehicleId }: FreeVehicle) => of.get(vehicleId) ?? 0
  const ranked = free.toSorted(
    (a, b) => number(days, b) - number(days, a) || number(turn, a) - number(turn, b),
  )
  return new Map(dates.map((date) => [date, ranked.filter((each) => each.date === date)]))
}
