import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ScreenAd } from '../../../ports/screen-booking.ts'
import {
  describeRefusals,
  findScreenOptions,
  type PlannedDay,
  planScreens,
  type ScreenOptions,
} from './plan-screens.ts'
import { deleteBookings, holdScreens, insertBooking, listBooked } from './screen.queries.ts'

/**
 * Books the screens of an ad for the dates, or reports every date that no screen can play. Sorted by date and
 * screen id, so that simultaneous approvals cannot deadlock.
 */
export async function bookScreens(tx: Tx, ad: ScreenAd, dates: string[]): Promise<void> {
  const seen = await findScreenOptions(tx, ad)
  await holdScreens(
    tx,
    seen.screens.map(({ id }) => id),
  )
  // Read again: a screen may have moved while this call waited for the lock.
  const options = await findScreenOptions(tx, ad)
  const days = await planScreens(tx, ad, options, dates)
  refuseUnplayable(days)
  for (const day of days) await bookDay(tx, ad, options, day)
}

function refuseUnplayable(days: PlannedDay[]): void {
  const message = describeRefusals(days)
  if (message !== null) throw new AppError('CONFLICT', { message })
}

async function bookDay(tx: Tx, ad: ScreenAd, options: ScreenOptions, { date, screens }: PlannedDay) {
  await deleteStale(tx, ad, options, date)
  for (const { id: deviceId } of screens.toSorted((a, b) => a.id - b.id)) {
    const isOwn = await bookScreen(tx, { deviceId, date, adId: ad.id })
    if (isOwn) continue
    // Another approval was faster. Each new plan has one screen less, so this ends.
    const [again] = (await planScreens(tx, ad, options, [date])) as [PlannedDay]
    refuseUnplayable([again])
    return bookDay(tx, ad, options, again)
  }
}

async function bookScreen(tx: Tx, day: { deviceId: number; date: string; adId: number }): Promise<boolean> {
  if (await insertBooking(tx, day)) return true
  const booked = await listBooked(tx, [day.deviceId], [day.date], day.adId)
  return booked.some(({ deviceId, adId }) => deviceId === day.deviceId && adId === day.adId)
}

/** Frees screens of an earlier approval that the ad no longer chooses. */
async function deleteStale(tx: Tx, ad: ScreenAd, { screens }: ScreenOptions, date: string): Promise<void> {
  const chosen = new Set(screens.map(({ id }) => id))
  const booked = await listBooked(tx, [], [date], ad.id)
  const stale = booked.map(({ deviceId }) => deviceId).filter((id) => !chosen.has(id))
  if (stale.length > 0) await deleteBookings(tx, ad.id, date, stale)
}
