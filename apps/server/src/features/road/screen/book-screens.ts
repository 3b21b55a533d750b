import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  describeRefusals,
  type PlannedDay,
  planScreens,
  readChoice,
  type ScreenChoice,
  type ScreenedAd,
} from './plan-screens.ts'
import { holdScreens, insertBooking, listBooked, removeBookings } from './screen.queries.ts'

/**
 * Books the screens of an ad for the dates, or refuses with every date that no screen can play. Days are taken in the
 * order of their dates and screens in the order of their ids, so that approvals at once never wait for each other.
 */
export async function bookScreens(tx: Tx, ad: ScreenedAd, dates: string[]): Promise<void> {
  const seen = await readChoice(tx, ad)
  await holdScreens(
    tx,
    seen.screens.map(({ id }) => id),
  )
  // Read again: a screen may have been moved while this call waited for it.
  const choice = await readChoice(tx, ad)
  const days = await planScreens(tx, ad, choice, dates)
  refuseUnplayable(days)
  for (const day of days) await bookDay(tx, ad, choice, day)
}

function refuseUnplayable(days: PlannedDay[]): void {
  const message = describeRefusals(days)
  if (message !== null) throw new AppError('CONFLICT', { message })
}

async function bookDay(tx: Tx, ad: ScreenedAd, choice: ScreenChoice, { date, screens }: PlannedDay) {
  await dropStale(tx, ad, choice, date)
  for (const { id: deviceId } of screens.toSorted((a, b) => a.id - b.id)) {
    const isOwn = await bookScreen(tx, { deviceId, date, adId: ad.id })
    if (isOwn) continue
    // Another approval was quicker. Each new plan has one screen less, so that this ends.
    const [again] = (await planScreens(tx, ad, choice, [date])) as [PlannedDay]
    refuseUnplayable([again])
    return bookDay(tx, ad, choice, again)
  }
}

async function bookScreen(tx: Tx, day: { deviceId: number; date: string; adId: number }): Promise<boolean> {
  if (await insertBooking(tx, day)) return true
  const booked = await listBooked(tx, [day.deviceId], [day.date], day.adId)
  return booked.some(({ deviceId, adId }) => deviceId === day.deviceId && adId === day.adId)
}

/** Screens of an earlier approval that the ad does not choose any more are free again. */
async function dropStale(tx: Tx, ad: ScreenedAd, { screens }: ScreenChoice, date: string): Promise<void> {
  const chosen = new Set(screens.map(({ id }) => id))
  const booked = await listBooked(tx, [], [date], ad.id)
  const stale = booked.map(({ deviceId }) => deviceId).filter((id) => !chosen.has(id))
  if (stale.length > 0) await removeBookings(tx, ad.id, date, stale)
}
