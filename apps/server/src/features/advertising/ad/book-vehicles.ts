import { type VehicleType, vehicleTypes } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { bookings, vehicles } from '../../../db/schema/index.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { freeVehiclesOn, holdVehicles, isFree } from '../../road/timetable/free-vehicle.ts'
import { type Proposal, proposeFor } from './ad.proposal.ts'
import type { LockedAd } from './lock-ad.ts'

export type Choice = { date: string; vehicleId: number }

/**
 * A vehicle for each date, chosen by the operator or proposed. Days are taken in the order of their dates, each held
 * before the next is tried: approvals at once then wait in one direction only and never for each other.
 */
export async function bookVehicles(tx: Tx, ad: LockedAd, dates: string[], choices: Choice[]): Promise<void> {
  if (choices.some(({ date }) => !ad.broadcastDates.includes(date)))
    throw refuseField('vehicles', '只能選擇播放日期的車輛')
  const booked = await findBooked(tx, ad.id)
  const chosen = new Map(choices.map(({ date, vehicleId }) => [date, vehicleId]))
  for (const [date, vehicleId] of booked)
    if ((chosen.get(date) ?? vehicleId) !== vehicleId) throw conflict(`${date} 已預訂車輛，請於車輛排班調整`)
  const open = dates.filter((date) => !booked.has(date))
  const proposal = await propose(tx, ad, open)
  for (const date of open) {
    const choice = chosen.get(date)
    if (choice === undefined) await bookProposed(tx, ad, date, proposal)
    else await bookChosen(tx, ad, date, choice, proposal)
  }
}

const conflict = (message: string) => new AppError('CONFLICT', { message })

async function findBooked(tx: Tx, adId: number): Promise<Map<string, number>> {
  const rows = await tx.select().from(bookings).where(eq(bookings.adId, adId))
  return new Map(rows.map(({ date, vehicleId }) => [date, vehicleId]))
}

/** Refuses with every date that has no vehicle left, not with the first alone. */
async function propose(tx: Tx, ad: LockedAd, dates: string[]): Promise<Proposal> {
  const proposal = proposeFor(ad.id, dates, await tx.run(freeVehiclesOn, [ad.vehicleType, dates]))
  const full = dates.filter((date) => proposal.get(date)?.length === 0)
  if (full.length > 0)
    throw conflict(`${full.join('、')} 沒有可預訂的${vehicleTypes[ad.vehicleType as VehicleType]}`)
  return proposal
}

async function bookProposed(tx: Tx, ad: LockedAd, date: string, proposal: Proposal): Promise<void> {
  const [first] = proposal.get(date) ?? []
  if (first && (await bookDay(tx, ad.id, date, first.vehicleId))) return
  // Somebody was quicker. Each look shows fewer vehicles, so that this ends with one of them or with the refusal.
  await bookProposed(tx, ad, date, await propose(tx, ad, [date]))
}

async function bookChosen(tx: Tx, ad: LockedAd, date: string, vehicleId: number, proposal: Proposal) {
  const isOffered = proposal.get(date)?.some((each) => each.vehicleId === vehicleId)
  if (isOffered && (await bookDay(tx, ad.id, date, vehicleId))) return
  const [vehicle] = await tx.select({ no: vehicles.no }).from(vehicles).where(eq(vehicles.id, vehicleId))
  throw conflict(`${date} 的車輛 ${vehicle?.no ?? vehicleId} 無法預訂，請改選其他車輛`)
}

const insert = rawQuery({
  name: 'ad.bookDay',
  row: { id: 'int4' },
  sql: `insert into booking (vehicle_id, date, ad_id)
   select v.id, $2::date, $3::int from vehicle v where v.id = $1 and ${isFree('v', '$2::date')}
   on conflict do nothing returning id`,
})

/** False where the vehicle is not free, also where another approval took it a moment before. */
async function bookDay(tx: Tx, adId: number, date: string, vehicleId: number): Promise<boolean> {
  const held = tx.run(holdVehicles, [[vehicleId]])
  const [, booked] = await Promise.all([held, tx.run(insert, [vehicleId, date, adId])])
  return booked.length === 1
}
