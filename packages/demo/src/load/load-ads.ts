import { and, eq, ne } from 'drizzle-orm'
import { frontPath } from '@lumiroute/contract/member'
import type { Tx } from '@lumiroute/server/db/db.ts'
import {
  accounts,
  ads,
  adSnapshots,
  bookings,
  broadcastRecords,
  deliveryPromises,
  orders,
  places,
  screenBookings,
} from '@lumiroute/server/db/schema/index.ts'
import { createRecords } from '@lumiroute/server/features/advertising/ad/create-records.ts'
import { savePromises } from '@lumiroute/server/features/advertising/ad/save-promises.ts'
import { saveSnapshot } from '@lumiroute/server/features/advertising/ad/save-snapshot.ts'
import { createAdOrder } from '@lumiroute/server/features/advertising/payment/create-ad-order.ts'
import { settleOrder } from '@lumiroute/server/features/advertising/payment/settle-order.ts'
import { screenBooking } from '@lumiroute/server/features/road/screen/screen-booking.ts'
import { vehicleBooking } from '@lumiroute/server/features/road/timetable/vehicle-booking.ts'
import { today } from '@lumiroute/server/clock/business-day.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { consoleUrl } from '@lumiroute/server/settings.ts'
import { type DemoAd, demoAds } from '../data/demo-ads.ts'
import type { LoadedRoute } from '../data/demo-routes.ts'
import type { DemoPlaylistIds } from './load-playlists.ts'

export type DemoParts = {
  storeIds: ReadonlyMap<string, number>
  playlistIds: DemoPlaylistIds
  routes: LoadedRoute[]
  operatorId: number
}
type Booked = { date: string; vehicleId: number | null }

const dayMs = 86_400_000
const hourMs = 3_600_000
const mostDelay = 6

/** The demo's ads with orders, vehicles, snapshots and records, as if made over three weeks. */
export async function loadDemoAds(tx: Tx, deps: Deps, parts: DemoParts): Promise<void> {
  for (const [at, demo] of demoAds.entries()) await loadAd(tx, deps, parts, demo, at)
}

async function loadAd(tx: Tx, deps: Deps, parts: DemoParts, demo: DemoAd, at: number): Promise<void> {
  const days = await findDays(tx, deps, demo)
  const madeAt = new Date(deps.now().getTime() + Math.min(...demo.days, 0) * dayMs - (60 + at) * hourMs)
  const ad = await insertAd(tx, parts, demo, { days, madeAt, at, code: linkToFront(deps, demo) })
  if (demo.pay !== 'none') await order(tx, deps, demo, ad, madeAt)
  if (demo.review !== 'accept' && !demo.isWithdrawn) return
  await putOnAir(tx, deps, parts, demo, { adId: ad.id, days })
  await dateApproval(tx, ad.id, after(madeAt, 30 + at))
}

const linkToFront = ({ settings }: Deps, { storeCode, qrToFront }: DemoAd) =>
  qrToFront === undefined
    ? {}
    : { enabledQrcodeLog: true, qrcodeUrl: `${consoleUrl(settings)}${frontPath(storeCode)}${qrToFront}` }

type Placing = { days: Booked[]; madeAt: Date; at: number; code: object }

async function insertAd(tx: Tx, parts: DemoParts, demo: DemoAd, { days, madeAt, at, code }: Placing) {
  const { playlistIds, routes, storeIds, operatorId } = parts
  const isJudged = demo.review === 'accept' || demo.review === 'reject'
  const submittedAt = after(madeAt, 20 + at)
  // An ad that was on air is withdrawn the day after.
  const reviewedAt = demo.isWithdrawn ? after(madeAt, 60 + at + 30) : after(submittedAt, 10)
  const [ad] = await tx
    .insert(ads)
    .values({
      storeId: storeIds.get(demo.storeCode) as number,
      name: demo.name,
      moveType: demo.moveType,
      vehicleType: demo.vehicleType,
      mode: demo.mode,
      playId1: playlistIds[demo.play1],
      playId2: demo.play2 ? playlistIds[demo.play2] : null,
      routeId: routes.find(({ code }) => code === demo.routeCode)?.id ?? null,
      broadcastDates: days.map(({ date }) => date),
      review: demo.review,
      submittedAt: demo.review === 'draft' ? null : submittedAt,
      reviewedAt: isJudged ? reviewedAt : null,
      reviewedBy: isJudged ? operatorId : null,
      createdAt: madeAt,
      updatedAt: isJudged ? reviewedAt : submittedAt,
      ...demo.more,
      ...code,
      placeId: await findPlaceId(tx, demo.more?.fixLocation),
    })
    .returning()
  return ad as typeof ads.$inferSelect
}

const findPlaceId = async (tx: Tx, name = '') =>
  (await tx.select({ id: places.id }).from(places).where(eq(places.name, name)))[0]?.id ?? null

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs)

/** A date for each requested day, for moving ads with a free vehicle, without duplicates. */
async function findDays(tx: Tx, deps: Deps, demo: DemoAd): Promise<Booked[]> {
  const found: Booked[] = []
  for (const day of demo.days) {
    const dates = Array.from({ length: mostDelay }, (_, delay) => dateIn(deps, day + delay))
    const open = dates.filter((date) => found.every((each) => each.date !== date))
    found.push(demo.moveType === 'move_play' ? await findFree(tx, demo, open) : still(open))
  }
  return found.toSorted((a, b) => a.date.localeCompare(b.date))
}

const still = ([date]: string[]): Booked => ({ date: date as string, vehicleId: null })

async function findFree(tx: Tx, { vehicleType }: DemoAd, dates: string[]): Promise<Booked> {
  const [first] = await vehicleBooking.listFreeVehicles(tx, vehicleType, dates)
  return first ? { date: first.date, vehicleId: first.vehicleId } : still(dates)
}

function dateIn(deps: Deps, days: number): string {
  const noon = Date.parse(`${today(deps)}T12:00:00Z`)
  return new Date(noon + days * dayMs).toISOString().slice(0, 10)
}

type Ad = typeof ads.$inferSelect

async function order(tx: Tx, deps: Deps, demo: DemoAd, ad: Ad, madeAt: Date): Promise<void> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.storeId, ad.storeId))
    .orderBy(accounts.id)
  const placed = await createAdOrder(tx, {
    ad,
    accountId: (account as { id: number }).id,
    price: deps.settings.adPrice,
  })
  await tx
    .update(orders)
    .set({ orderTime: after(madeAt, 10) })
    .where(eq(orders.id, placed.id))
  if (demo.pay !== 'paid') return
  const paymentType = demo.isOffline ? 'OFFLINE' : 'SANDBOX'
  await settleOrder(tx, placed.id, {
    paymentId: placed.paymentId,
    paymentType,
    paidAt: after(madeAt, 11),
    ...(demo.isOffline && { memo: '匯款，已對帳' }),
  })
}

type OnAir = { adId: number; days: Booked[] }

async function putOnAir(tx: Tx, deps: Deps, parts: DemoParts, demo: DemoAd, { adId, days }: OnAir) {
  const booked = days.filter((day): day is { date: string; vehicleId: number } => day.vehicleId !== null)
  if (demo.moveType !== 'move_play') await bookDemoScreens(tx, adId)
  if (booked.length > 0) await tx.insert(bookings).values(booked.map((day) => ({ ...day, adId })))
  const snapshotId = await saveSnapshot(tx, adId, parts.operatorId)
  await createRecords(tx, { id: adId })
  const dates = days.map(({ date }) => date)
  await savePromises(tx, { adId, snapshotId, dates, minutes: deps.settings.adMinutes })
  if (!demo.isWithdrawn) await tx.update(ads).set({ snapshotId }).where(eq(ads.id, adId))
  else await forgetAhead(tx, adId, days)
}

/** Books the screens as an earlier approval would have, including past days. */
async function bookDemoScreens(tx: Tx, adId: number): Promise<void> {
  const [ad] = (await tx.select().from(ads).where(eq(ads.id, adId))) as [Ad]
  const { days } = await screenBooking.plan(tx, ad, ad.broadcastDates)
  const rows = days.flatMap(({ date, screens }) => screens.map(({ id }) => ({ deviceId: id, date, adId })))
  await tx.insert(screenBookings).values(rows)
}

/** Snapshot, bookings and promises get the date of the approval. */
async function dateApproval(tx: Tx, adId: number, approvedAt: Date): Promise<void> {
  await tx.update(adSnapshots).set({ approvedAt }).where(eq(adSnapshots.adId, adId))
  await tx.update(deliveryPromises).set({ createdAt: approvedAt }).where(eq(deliveryPromises.adId, adId))
  await tx.update(bookings).set({ createdAt: approvedAt }).where(eq(bookings.adId, adId))
  await tx.update(screenBookings).set({ createdAt: approvedAt }).where(eq(screenBookings.adId, adId))
}

/** After a withdrawal only the records of past days remain. */
async function forgetAhead(tx: Tx, adId: number, days: Booked[]): Promise<void> {
  const kept = days[0]?.date
  const records = await tx.select().from(broadcastRecords).where(eq(broadcastRecords.adId, adId))
  for (const { id, broadcastDate } of records)
    if (broadcastDate !== kept) await tx.delete(broadcastRecords).where(eq(broadcastRecords.id, id))
  await tx
    .delete(deliveryPromises)
    .where(and(eq(deliveryPromises.adId, adId), ne(deliveryPromises.date, kept ?? '')))
  await tx
    .delete(screenBookings)
    .where(and(eq(screenBookings.adId, adId), ne(screenBookings.date, kept ?? '')))
}
