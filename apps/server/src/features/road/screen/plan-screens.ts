import { isUsedBy, minLinkedScreens, type MoveType } from '@lumiroute/contract/ad'
import { readMacList } from '@lumiroute/contract/device'
import type { Handle } from '../../../db/db.ts'
import {
  findChoosableByMacs,
  listBooked,
  listScreensAt,
  type ScreenDay,
  type ScreenRow,
} from './screen.queries.ts'

export type ScreenedAd = {
  id: number
  storeId: number
  moveType: string
  placeId: number | null
  fixLocation: string
  unitedDeviceId: string
}

export type ScreenChoice = {
  screens: ScreenRow[]
  /** A fixed ad needs one screen of its place, an in-store ad every screen that it names. */
  needsAll: boolean
  /** The field of the form that has to change, and why. */
  field: 'fixLocation' | 'unitedDeviceId'
  refusal: string | null
}

export const needsScreens = (moveType: string) => moveType !== 'move_play'

/** The screens that an ad may play on, or why there are none. */
export async function readChoice(db: Handle, ad: ScreenedAd): Promise<ScreenChoice> {
  return isUsedBy(ad.moveType as MoveType, 'placeId') ? readPlace(db, ad) : readScreens(db, ad)
}

async function readPlace(db: Handle, { placeId, fixLocation }: ScreenedAd): Promise<ScreenChoice> {
  const choice = { needsAll: false, field: 'fixLocation' as const }
  if (placeId === null)
    return { ...choice, screens: [], refusal: `找不到播放地點「${fixLocation}」，請從清單選擇` }
  const screens = await listScreensAt(db, placeId)
  const refusal = screens.length > 0 ? null : `播放地點「${fixLocation}」目前沒有螢幕，請改選其他播放地點`
  return { ...choice, screens, refusal }
}

async function readScreens(db: Handle, ad: ScreenedAd): Promise<ScreenChoice> {
  const isLinked = ad.moveType === 'store_united_game'
  const macs = readMacList(ad.unitedDeviceId)
  const found = await findChoosableByMacs(db, { storeId: ad.storeId, isLinked }, macs)
  const byMac = new Map(found.map((screen) => [screen.macAddr, screen]))
  const screens = macs.flatMap((mac) => byMac.get(mac) ?? [])
  const unknown = macs.find((mac) => !byMac.has(mac))
  const refusal = findChoiceFault(unknown, screens.length, isLinked)
  return { needsAll: true, field: 'unitedDeviceId', screens, refusal }
}

function findChoiceFault(unknown: string | undefined, count: number, isLinked: boolean): string | null {
  if (unknown !== undefined) return `找不到可用的螢幕「${unknown}」，請從清單選擇`
  if (isLinked && count < minLinkedScreens) return `連線遊戲需選擇 ${minLinkedScreens} 個以上的螢幕`
  return count === 0 ? '請選擇播放的螢幕' : null
}

export type PlannedDay = { date: string; screens: ScreenRow[]; refusal: string | null }

/** For each date the screens that an approval now would book; those that the ad has already come first. */
export async function planScreens(
  db: Handle,
  ad: ScreenedAd,
  choice: ScreenChoice,
  dates: string[],
): Promise<PlannedDay[]> {
  if (choice.refusal !== null) return dates.map((date) => ({ date, screens: [], refusal: choice.refusal }))
  const booked = await listBooked(
    db,
    choice.screens.map(({ id }) => id),
    dates,
    ad.id,
  )
  const days = dates.map((date) => ({ date, booked: booked.filter((each) => each.date === date) }))
  return choice.needsAll ? days.map((day) => takeAll(ad, choice, day)) : takeOne(ad, choice, days)
}

type Day = { date: string; booked: ScreenDay[] }

const takenBy = (day: Day, adId: number) =>
  new Set(day.booked.filter((each) => each.adId !== adId).map(({ deviceId }) => deviceId))
const ownOf = (day: Day, adId: number) =>
  new Set(day.booked.filter((each) => each.adId === adId).map(({ deviceId }) => deviceId))

function takeAll(ad: ScreenedAd, { screens }: ScreenChoice, day: Day): PlannedDay {
  const taken = takenBy(day, ad.id)
  const busy = screens.find(({ id }) => taken.has(id))
  if (busy) return { date: day.date, screens: [], refusal: `螢幕「${busy.name}」已排定其他廣告` }
  return { date: day.date, screens, refusal: null }
}

/** The screen that is free on most of the dates, so that an ad stays on one screen where it can. */
function takeOne(ad: ScreenedAd, { screens }: ScreenChoice, days: Day[]): PlannedDay[] {
  const freeDays = new Map(
    screens.map(({ id }) => [id, days.filter((day) => !takenBy(day, ad.id).has(id)).length]),
  )
  const ranked = screens.toSorted((a, b) => (freeDays.get(b.id) ?? 0) - (freeDays.get(a.id) ?? 0))
  return days.map((day) => {
    const own = ownOf(day, ad.id)
    const kept = ranked.filter(({ id }) => own.has(id))
    if (kept.length > 0) return { date: day.date, screens: kept, refusal: null }
    const taken = takenBy(day, ad.id)
    const first = ranked.find(({ id }) => !taken.has(id))
    if (first) return { date: day.date, screens: [first], refusal: null }
    return { date: day.date, screens: [], refusal: `播放地點「${ad.fixLocation}」的螢幕都已排定其他廣告` }
  })
}

/** The refused dates of a plan as one sentence; nothing where every date can be played. */
export function describeRefusals(days: readonly PlannedDay[]): string | null {
  const byReason = new Map<string, string[]>()
  for (const { date, refusal } of days)
    if (refusal !== null) byReason.set(refusal, [...(byReason.get(refusal) ?? []), date])
  const parts = [...byReason].map(([reason, dates]) => `${dates.join('、')} 無法播放：${reason}`)
  return parts.length > 0 ? parts.join('；') : null
}
