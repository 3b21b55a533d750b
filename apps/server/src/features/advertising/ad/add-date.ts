import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { bookVehicles } from './book-vehicles.ts'
import { isAhead } from './broadcast-dates.ts'
import { createRecords } from './create-records.ts'
import { lockAd } from './lock-ad.ts'
import { appendDate } from './queries/broadcast-date.queries.ts'
import { needsScreens } from './require-screens.ts'
import { savePromises } from './save-promises.ts'

/** An ad has at most this many dates. */
export const maxDates = 6

/** Books another date for an ad on air: vehicle or screens, record and promise, as an approval does. */
export async function addDate(tx: Tx, deps: Deps, adId: number, date: string): Promise<void> {
  const ad = await lockAd(tx, adId)
  if (ad.snapshotId === null || ad.broadcastDates.length >= maxDates) throw new AppError('makeGood.noDate')
  if (!isAhead(date, today(deps))) throw refuseField('date', text('ad.dateNotAhead'))
  if (ad.broadcastDates.includes(date)) throw refuseField('date', text('makeGood.dateTaken'))
  const { vehicleBooking, screenBooking } = deps
  if (needsScreens(ad)) await screenBooking.book(tx, ad, [date])
  else await bookVehicles({ tx, ad, vehicleBooking }, [date], [])
  await appendDate(tx, ad.id, date)
  await createRecords(tx, ad)
  await savePromises(tx, { adId, snapshotId: ad.snapshotId, dates: [date], minutes: deps.settings.adMinutes })
}
