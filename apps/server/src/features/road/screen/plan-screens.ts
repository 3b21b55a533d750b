import { isUsedBy, minLinkedScreens, type MoveType } from '@lumiroute/contract/ad'
import { readMacList } from '@lumiroute/contract/device'
import type { Handle } from '../../../db/db.ts'
import type { ScreenAd } from '../../../ports/screen-booking.ts'
import { type Text, text } from '../../../text/text.ts'
import {
  findChoosableByMacs,
  listBooked,
  listScreensAt,
  type ScreenDay,
  type ScreenRow,
} from './screen.queries.ts'

export type ScreenOptions = {
  screens: ScreenRow[]
  /** A fixed ad needs one screen of its place, an in-store ad every screen it names. */
  needsAll: boolean
  /** The form field to change, and why. */
  field: 'fixLocation' | 'unitedDeviceId'
  refusal: Text | null
}

/** The screens that an ad may play on, or why there are none. */
export async function findScreenOptions(db: Handle, ad: ScreenAd): Promise<ScreenOptions> {
  return isUsedBy(ad.moveType as MoveType, 'placeId') ? findAtPlace(db, ad) : findNamed(db, ad)
}

async function findAtPlace(db: Handle, { placeId, fixLocation: place }: ScreenAd): Promise<ScreenOptions> {
  const options = { needsAll: false, field: 'fixLocation' as const }
  if (placeId === null) return { ...options, screens: [], refusal: text('screen.placeUnknown', { place }) }
  const screens = await listScreensAt(db, placeId)
  const refusal = screens.length > 0 ? null : text('screen.placeWithoutScreen', { place })
  return { ...options, screens, refusal }
}

async function findNamed(db: Handle, ad: ScreenAd): Promise<ScreenOptions> {
  const isLinked = ad.moveType === 'store_united_game'
  const macs = readMacList(ad.unitedDeviceId)
  const found = await findChoosableByMacs(db, { storeId: ad.storeId, isLinked }, macs)
  const byMac = new Map(found.map((screen) => [screen.macAddr, screen]))
  const screens = macs.flatMap((mac) => byMac.get(mac) ?? [])
  const unknown = macs.find((mac) => !byMac.has(mac))
  const refusal = findRefusal(unknown, screens.length, isLinked)
  return { needsAll: true, field: 'unitedDeviceId', screens, refusal }
}

function findRefusal(unknown: string | undefined, count: number, isLinked: boolean): Text | null {
  if (unknown !== undefined) return text('screen.unavailable', { mac: unknown })
  if (isLinked && count < minLinkedScreens) return text('screen.tooFewLinked', { min: minLinkedScreens })
  return count === 0 ? text('screen.noneChosen') : null
}

export type PlannedDay = { date: string; screens: ScreenRow[]; refusal: Text | null }

/** The screens that an approval would book now for each date; the ad's own bookings come first. */
export async function planScreens(
  db: Handle,
  ad: ScreenAd,
  options: ScreenOptions,
  dates: string[],
): Promise<PlannedDay[]> {
  const { screens, refusal } = options
  if (refusal !== null) return dates.map((date) => ({ date, screens: [], refusal }))
  const ids = screens.map(({ id }) => id)
  const booked = await listBooked(db, ids, dates, ad.id)
  const days = dates.map((date) => ({ date, booked: booked.filter((each) => each.date === date) }))
  return options.needsAll ? days.map((day) => planAll(ad, screens, day)) : planOne(ad, screens, days)
}

type Day = { date: string; booked: ScreenDay[] }

const listTaken = (day: Day, adId: number) =>
  new Set(day.booked.filter((each) => each.adId !== adId).map(({ deviceId }) => deviceId))
const listOwn = (day: Day, adId: number) =>
  new Set(day.booked.filter((each) => each.adId === adId).map(({ deviceId }) => deviceId))

function planAll(ad: ScreenAd, screens: ScreenRow[], day: Day): PlannedDay {
  const taken = listTaken(day, ad.id)
  const busy = screens.find(({ id }) => taken.has(id))
  if (busy) return { date: day.date, screens: [], refusal: text('screen.busy', { name: busy.name }) }
  return { date: day.date, screens, refusal: null }
}

/** Prefers the screen that is free on most dates, so that an ad stays on one screen if possible. */
function planOne(ad: ScreenAd, screens: ScreenRow[], days: Day[]): PlannedDay[] {
  const freeDays = new Map(
    screens.map(({ id }) => [id, days.filter((day) => !listTaken(day, ad.id).has(id)).length]),
  )
  const ranked = screens.toSorted((a, b) => (freeDays.get(b.id) ?? 0) - (freeDays.get(a.id) ?? 0))
  return days.map((day) => {
    const { date } = day
    const own = listOwn(day, ad.id)
    const kept = ranked.filter(({ id }) => own.has(id))
    if (kept.length > 0) return { date, screens: kept, refusal: null }
    const taken = listTaken(day, ad.id)
    const first = ranked.find(({ id }) => !taken.has(id))
    if (first) return { date, screens: [first], refusal: null }
    return { date, screens: [], refusal: text('screen.placeBusy', { place: ad.fixLocation }) }
  })
}

type RefusedDates = { refusal: Text; dates: string[] }

/** The refused dates of a plan, grouped by reason. */
function groupRefusals(days: readonly PlannedDay[]): RefusedDates[] {
  const groups = new Map<string, RefusedDates>()
  for (const { date, refusal } of days) {
    if (refusal === null) continue
    const key = JSON.stringify(refusal)
    const group = groups.get(key) ?? { refusal, dates: [] }
    group.dates.push(date)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The refused dates of a plan as one text; null if every date can be played. */
export function describeRefusals(days: readonly PlannedDay[]): Text | null {
  return groupRefusals(days)
    .map((group) => text('screen.refusedDates', group))
    .reduce<Text | null>(
      (first, second) => (first ? text('screen.refusals', { first, second }) : second),
      null,
    )
}
