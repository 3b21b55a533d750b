import { today } from '../../../clock/business-day.ts'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { maxDates } from './add-date.ts'
import { findAdRow } from './queries/ad.queries.ts'
import { needsScreens } from './require-screens.ts'

const daysAhead = 14
const dayMs = 86_400_000

/** The dates of the next two weeks on which the ad could play as well. */
export async function listOpenDates(db: Handle, deps: Deps, adId: number): Promise<string[]> {
  const ad = await findAdRow(db, adId)
  if (!ad?.snapshotId || ad.broadcastDates.length >= maxDates) return []
  const noon = Date.parse(`${today(deps)}T12:00:00Z`)
  const dates = Array.from({ length: daysAhead }, (_none, i) =>
    new Date(noon + (i + 1) * dayMs).toISOString().slice(0, 10),
  ).filter((date) => !ad.broadcastDates.includes(date))
  if (needsScreens(ad)) {
    const { days } = await deps.screenBooking.plan(db, ad, dates)
    return days.filter(({ refusal }) => refusal === null).map(({ date }) => date)
  }
  const free = await deps.vehicleBooking.listFreeVehicles(db, ad.vehicleType, dates)
  return [...new Set(free.map(({ date }) => date))].toSorted()
}
