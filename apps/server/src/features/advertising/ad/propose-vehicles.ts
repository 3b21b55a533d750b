import type { AnswerOf } from '@lumiroute/contract'
import type { proposeVehicles as endpoint } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { translate } from '../../../text/text.ts'
import { isAhead } from './broadcast-dates.ts'
import { type AdRow, findAdRow } from './queries/ad.queries.ts'
import { listBookedVehicles } from './queries/broadcast-date.queries.ts'
import { rankVehicles } from './rank-vehicles.ts'
import { needsScreens } from './require-screens.ts'

type Call = Read<typeof endpoint>
type Proposal = AnswerOf<typeof endpoint>['proposalList'][number]

/** What an approval would book now; a booked date offers only its vehicle. */
export async function proposeVehicles(call: Call) {
  const ad = await findAdRow(call.db, call.input.adId)
  if (!ad) throw notFound()
  const isOpen = (date: string) => isAhead(date, today(call.deps))
  const proposalList = needsScreens(ad)
    ? await proposeScreens(call, ad, ad.broadcastDates.filter(isOpen))
    : await proposeForDates(call, ad, isOpen)
  return { proposalList }
}

async function proposeForDates({ db, deps }: Call, ad: AdRow, isOpen: (date: string) => boolean) {
  const booked = await listBookedVehicles(db, ad.id)
  const open = ad.broadcastDates.filter((date) => !booked.has(date) && isOpen(date))
  const free = await deps.vehicleBooking.listFreeVehicles(db, ad.vehicleType, open)
  const ranked = rankVehicles(ad.id, open, free)
  return ad.broadcastDates.map((date): Proposal => {
    const own = booked.get(date)
    const vehicles = (ranked.get(date) ?? []).map(({ vehicleId, vehicleNo }) => ({
      id: vehicleId,
      no: vehicleNo,
    }))
    const vehicleList = own ? [own] : vehicles
    return { date, vehicleId: vehicleList[0]?.id ?? null, vehicleList, screenList: [], refusal: null }
  })
}

async function proposeScreens({ db, deps, language }: Call, ad: AdRow, dates: string[]): Promise<Proposal[]> {
  const { days } = await deps.screenBooking.plan(db, ad, dates)
  return days.map(({ date, screens, refusal }) => ({
    date,
    vehicleId: null,
    vehicleList: [],
    screenList: screens,
    refusal: refusal === null ? null : translate(refusal, language),
  }))
}
