import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { VehicleBooking } from '../../../ports/vehicle-booking.ts'
import { text } from '../../../text/text.ts'
import { getVehicleTypeName } from './ad-names.ts'
import type { LockedAd } from './lock-ad.ts'
import { findVehicleNo, listBookedVehicles } from './queries/broadcast-date.queries.ts'
import { type RankedVehicles, rankVehicles } from './rank-vehicles.ts'

export type VehicleChoice = { date: string; vehicleId: number }
type Booking = { tx: Tx; ad: LockedAd; vehicleBooking: VehicleBooking }

/**
 * Books a vehicle for each date: the operator's choice or the best free one. Dates are booked in ascending
 * sequence, each locked before the next is tried, so that simultaneous approvals cannot deadlock.
 */
export async function bookVehicles(
  { tx, ad, vehicleBooking }: Booking,
  dates: string[],
  choices: VehicleChoice[],
): Promise<void> {
  if (choices.some(({ date }) => !ad.broadcastDates.includes(date)))
    throw refuseField('vehicles', text('ad.vehicleOutsideDates'))
  const booked = await listBookedVehicles(tx, ad.id)
  const chosen = new Map(choices.map(({ date, vehicleId }) => [date, vehicleId]))
  for (const [date, { id }] of booked)
    if ((chosen.get(date) ?? id) !== id) throw new AppError('ad.dateAlreadyBooked', { date })
  const open = dates.filter((date) => !booked.has(date))
  const booking = { tx, ad, vehicleBooking }
  const ranked = await findFreeVehicles(booking, open)
  for (const date of open) {
    const vehicleId = chosen.get(date)
    if (vehicleId === undefined) await bookBest(booking, date, ranked)
    else await bookChosen(booking, date, vehicleId, ranked)
  }
}

/** Reports every date without a free vehicle, not only the first. */
async function findFreeVehicles(
  { tx, ad, vehicleBooking }: Booking,
  dates: string[],
): Promise<RankedVehicles> {
  const free = await vehicleBooking.listFreeVehicles(tx, ad.vehicleType, dates)
  const ranked = rankVehicles(ad.id, dates, free)
  const full = dates.filter((date) => ranked.get(date)?.length === 0)
  if (full.length > 0)
    throw new AppError('ad.noFreeVehicle', { dates: full, vehicleType: getVehicleTypeName(ad.vehicleType) })
  return ranked
}

async function bookBest(booking: Booking, date: string, ranked: RankedVehicles): Promise<void> {
  const [best] = ranked.get(date) ?? []
  if (best && (await bookDay(booking, date, best.vehicleId))) return
  // Another approval was faster. Each retry finds fewer vehicles, so this ends.
  await bookBest(booking, date, await findFreeVehicles(booking, [date]))
}

async function bookChosen(booking: Booking, date: string, vehicleId: number, ranked: RankedVehicles) {
  const isFree = ranked.get(date)?.some((vehicle) => vehicle.vehicleId === vehicleId)
  if (isFree && (await bookDay(booking, date, vehicleId))) return
  const vehicle = (await findVehicleNo(booking.tx, vehicleId)) ?? vehicleId
  throw new AppError('ad.vehicleNotFree', { date, vehicle })
}

const bookDay = ({ tx, ad, vehicleBooking }: Booking, date: string, vehicleId: number) =>
  vehicleBooking.book(tx, { vehicleId, date, adId: ad.id })
