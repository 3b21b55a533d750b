import type { AnswerOf } from '@lumiroute/contract'
import type { proposeVehicles as endpoint } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { ads, bookings, vehicles } from '../../../db/schema/index.ts'
import { notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { freeVehiclesOn } from '../../road/timetable/free-vehicle.ts'
import { needsScreens, planScreens, readChoice } from '../../road/screen/plan-screens.ts'
import { isAhead } from './ad.dates.ts'
import { proposeFor } from './ad.proposal.ts'

type Offer = AnswerOf<typeof endpoint>['proposalList'][number]

/** What an approval now would book; a day that is booked already offers its vehicle alone. */
export async function proposeVehicles({ db, deps, input }: Read<typeof endpoint>) {
  const [ad] = await db.select().from(ads).where(eq(ads.id, input.adId))
  if (!ad) throw notFound()
  if (needsScreens(ad.moveType)) return { proposalList: await proposeScreens(db, ad, today(deps)) }
  const booked = await findBooked(db, ad.id)
  const open = ad.broadcastDates.filter((date) => !booked.has(date) && isAhead(date, today(deps)))
  const proposal = proposeFor(ad.id, open, await db.run(freeVehiclesOn, [ad.vehicleType, open]))
  const offer = (date: string): Offer => {
    const kept = booked.get(date)
    const free = proposal.get(date) ?? []
    const vehicleList = kept
      ? [kept]
      : free.map(({ vehicleId, vehicleNo }) => ({ id: vehicleId, no: vehicleNo }))
    return { date, vehicleId: vehicleList[0]?.id ?? null, vehicleList, screenList: [], refusal: null }
  }
  return { proposalList: ad.broadcastDates.map(offer) }
}

/** Dates that went by keep what was booked and need nothing any more. */
async function proposeScreens(db: Db, ad: typeof ads.$inferSelect, day: string): Promise<Offer[]> {
  const ahead = ad.broadcastDates.filter((date) => isAhead(date, day))
  const days = await planScreens(db, ad, await readChoice(db, ad), ahead)
  return days.map(({ date, screens, refusal }) => ({
    date,
    vehicleId: null,
    vehicleList: [],
    screenList: screens,
    refusal,
  }))
}

async function findBooked(db: Db, adId: number) {
  const rows = await db
    .select({ date: bookings.date, id: vehicles.id, no: vehicles.no })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(eq(bookings.adId, adId))
  return new Map(rows.map(({ date, id, no }) => [date, { id, no }]))
}
