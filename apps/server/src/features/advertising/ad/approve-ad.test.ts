import { proposeVehicles, listAds, updateAd, updateAdCheck } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ads,
  adSnapshots,
  bookings,
  broadcastRecords,
  deliveryPromises,
  materials,
  vehicles,
} from '../../../db/schema/index.ts'
import {
  dateIn,
  type MadeAd,
  type MadeVehicle,
  makeRoute,
  makeTimetable,
  makeVehicle,
} from '../../../testing/ad-factories.ts'
import { buildForm, makeAdIn } from '../../../testing/ad-steps.ts'
import { makeFile, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makePromise, makeRecord } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let store: Person
let first: string
let second: string

beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2027-03-10T09:00:00+08:00') })
  operator = await makeOperator(t.deps)
  store = await makeStoreAdmin(t.deps)
  first = dateIn(t.deps, 2)
  second = dateIn(t.deps, 3)
})
afterAll(() => t.close())
// Each test has its own fleet.
beforeEach(() => t.deps.db.update(vehicles).set({ vehicleStatus: 'offline' }))

async function makeFreeVehicle(): Promise<MadeVehicle> {
  const vehicle = await makeVehicle(t.deps)
  await makeTimetable(t.deps, vehicle.id, first)
  return vehicle
}

const makeWaiting = (given: object = {}) =>
  makeAdIn(
    t,
    { review: 'request', pay: 'paid' },
    { storeId: store.store.id, moveType: 'move_play', broadcastDates: [first, second], ...given },
  )

type Verdict = {
  payStatus: 'request' | 'accept' | 'reject'
  reason?: string
  vehicles?: object[]
  version?: number
}
const decide = ({ id }: MadeAd, verdict: Verdict, { token } = operator) =>
  t.call(updateAdCheck, { adId: id, ...verdict } as never, token)
const approve = (ad: MadeAd, chosen: object[] = []) => decide(ad, { payStatus: 'accept', vehicles: chosen })
const getAd = async ({ id }: MadeAd) =>
  (await t.call(listAds, { adId: id }, operator.token)).body.adList[0] as NonNullable<unknown> & {
    bookings: { date: string; vehicleId: number }[]
    onAir: boolean
    hasOpenChange: boolean
    payment: { statusCode: string; reason: string }
  }
const getRecords = ({ id }: MadeAd) =>
  t.deps.db
    .select()
    .from(broadcastRecords)
    .where(eq(broadcastRecords.adId, id))
    .orderBy(broadcastRecords.broadcastDate)
const getRow = async ({ id }: MadeAd) =>
  (await t.deps.db.select().from(ads).where(eq(ads.id, id)))[0] as MadeAd

test('books one vehicle for all dates if possible, saves a snapshot and creates the records', async () => {
  await makeFreeVehicle()
  await makeFreeVehicle()
  const route = await makeRoute(t.deps, { name: '信義線' })
  const banner = await makeFile(t.deps, { storeId: store.store.id, kind: 'ad', sha256: 'b'.repeat(64) })
  const ad = await makeWaiting({ routeId: route.id, bannerImage: banner.uuidName })
  const { status, body } = await approve(ad)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { payStatus: 'accept', actions: ['change', 'withdraw'] },
  })
  const shown = await getAd(ad)
  expect(shown).toMatchObject({ onAir: true, payment: { statusCode: 'accept' } })
  expect(shown.bookings.map(({ date }) => date)).toEqual([first, second])
  expect(new Set(shown.bookings.map(({ vehicleId }) => vehicleId)).size).toBe(1)
  const vehicleId = shown.bookings[0]?.vehicleId
  expect(await getRecords(ad)).toMatchObject([
    { broadcastDate: first, vehicleId, startDateTime: null },
    { broadcastDate: second, vehicleId, startDateTime: null },
  ])
  const [snapshot] = await t.deps.db.select().from(adSnapshots).where(eq(adSnapshots.adId, ad.id))
  const [material] = await t.deps.db
    .select()
    .from(materials)
    .where(eq(materials.playlistId, ad.playId1 ?? 0))
  expect(snapshot?.fileNames.toSorted()).toEqual([banner.uuidName, material?.fileName].toSorted())
  expect(snapshot?.content).toMatchObject({
    id: ad.id,
    name: ad.name,
    broadcastDates: [first, second],
    route: { id: route.id, name: '信義線' },
    bannerImage: { fileName: banner.uuidName, sha256: 'b'.repeat(64), mime: 'image/png' },
    playlistOne: {
      id: ad.playId1,
      materials: [{ fileName: material?.fileName, type: 'image', duration: 20, sha256: '0'.repeat(64) }],
    },
    playlistTwo: null,
  })
})

test('names a date without a free vehicle and changes nothing', async () => {
  const vehicle = await makeFreeVehicle()
  await approve(await makeWaiting({ broadcastDates: [second] }))
  const ad = await makeWaiting()
  const before = await getRow(ad)
  const { status, body } = await approve(ad)
  expect({ status, message: body.message }).toEqual({ status: 409, message: `${second} 沒有可預訂的汽車` })
  expect(await getRow(ad)).toEqual(before)
  expect(await getRecords(ad)).toEqual([])
  expect(await t.deps.db.select().from(bookings).where(eq(bookings.vehicleId, vehicle.id))).toHaveLength(1)
})

test('lets the operator choose another free vehicle, but not a busy, foreign or missing one', async () => {
  const [one, other] = [await makeFreeVehicle(), await makeFreeVehicle()]
  const bus = await makeVehicle(t.deps, { vehicleType: 'bus' })
  const taken = await makeWaiting({ broadcastDates: [first] })
  await approve(taken, [{ date: first, vehicleId: one.id }])
  const ad = await makeWaiting({ broadcastDates: [first] })
  for (const [vehicleId, name] of [
    [one.id, one.no],
    [bus.id, bus.no],
    [2_000_000_000, 2_000_000_000],
  ]) {
    const { status, body } = await approve(ad, [{ date: first, vehicleId }])
    const message = `${first} 的車輛 ${name} 無法預訂，請改選其他車輛`
    expect({ status, message: body.message }).toEqual({ status: 409, message })
  }
  expect((await approve(ad, [{ date: second, vehicleId: other.id }])).status).toBe(400)
  await approve(ad, [{ date: first, vehicleId: other.id }])
  expect((await getAd(ad)).bookings).toMatchObject([{ date: first, vehicleId: other.id }])
})

test('books on approval what was proposed', async () => {
  for (let n = 0; n < 3; n++) await makeFreeVehicle()
  const ad = await makeWaiting()
  const proposed = async () =>
    (await t.call(proposeVehicles, { adId: ad.id }, operator.token)).body.proposalList
  const offer = await proposed()
  expect(offer.map(({ date, vehicleList }) => [date, vehicleList.length])).toEqual([
    [first, 3],
    [second, 3],
  ])
  await approve(ad)
  const { bookings: booked } = await getAd(ad)
  expect(booked.map(({ vehicleId }) => vehicleId)).toEqual(offer.map(({ vehicleId }) => vehicleId))
  expect((await proposed()).map(({ vehicleList }) => vehicleList.length)).toEqual([1, 1])
})

test('proposes no vehicle for a date without a free one, and none for a fixed ad', async () => {
  const ad = await makeWaiting({ broadcastDates: [first] })
  const none = await t.call(proposeVehicles, { adId: ad.id }, operator.token)
  expect(none.body.proposalList).toEqual([
    { date: first, vehicleId: null, vehicleList: [], screenList: [], refusal: null },
  ])
  const fixed = await makeWaiting({ moveType: 'fix_play' })
  const { proposalList } = (await t.call(proposeVehicles, { adId: fixed.id }, operator.token)).body
  expect(proposalList).toMatchObject([
    { vehicleList: [], screenList: [{ name: '測試裝置' }], refusal: null },
    {},
  ])
  expect((await approve(fixed)).status).toBe(200)
  expect(await getRecords(fixed)).toMatchObject([{ vehicleId: null }, { vehicleId: null }])
})

test('rejects an approval after the first date and names the date', async () => {
  await makeFreeVehicle()
  const past = dateIn(t.deps, 0)
  const { status, body } = await approve(await makeWaiting({ broadcastDates: [past, first] }))
  const message = `播放日期已過：${past}，請退回讓店家更換日期`
  expect({ status, message: body.message }).toEqual({ status: 409, message })
})

test('rejects an operator’s approval of an outdated version', async () => {
  await makeFreeVehicle()
  const ad = await makeWaiting()
  expect((await decide(ad, { payStatus: 'accept', version: ad.version + 1 })).status).toBe(409)
  expect((await decide(ad, { payStatus: 'accept', version: ad.version })).status).toBe(200)
})

test('continues to play the approved version while a change is in review or sent back', async () => {
  await makeFreeVehicle()
  const ad = await makeWaiting()
  await approve(ad)
  const { bookings: booked } = await getAd(ad)
  const { snapshotId } = await getRow(ad)
  const form = { ...buildForm(ad), marquee: '新的跑馬燈' }
  await t.call(updateAd, { storeId: ad.storeId, adId: ad.id, ad_data: form }, store.token)
  expect(await getAd(ad)).toMatchObject({
    onAir: true,
    hasOpenChange: true,
    payment: { statusCode: 'accept' },
  })
  await decide(ad, { payStatus: 'request' }, store)
  await decide(ad, { payStatus: 'reject', reason: '文字太長' })
  expect(await getAd(ad)).toMatchObject({
    onAir: true,
    payment: { statusCode: 'reject', reason: '文字太長' },
  })
  expect((await getRow(ad)).snapshotId).toBe(snapshotId)
  await decide(ad, { payStatus: 'request' }, store)
  expect((await approve(ad)).status).toBe(200)
  expect(await getAd(ad)).toMatchObject({ hasOpenChange: false, bookings: booked, payment: { reason: '' } })
  const renewed = (await getRow(ad)).snapshotId as number
  const [snapshot] = await t.deps.db.select().from(adSnapshots).where(eq(adSnapshots.id, renewed))
  expect(snapshot?.content).toMatchObject({ marquee: '新的跑馬燈' })
  expect(renewed).not.toBe(snapshotId)
})

test('retains the vehicles on a new approval; changing one is done in the timetable', async () => {
  const [one, other] = [await makeFreeVehicle(), await makeFreeVehicle()]
  const ad = await makeWaiting({ broadcastDates: [first] })
  await approve(ad, [{ date: first, vehicleId: one.id }])
  await decide(ad, { payStatus: 'request' }, store)
  expect((await approve(ad, [{ date: first, vehicleId: other.id }])).status).toBe(409)
  expect((await approve(ad, [{ date: first, vehicleId: one.id }])).status).toBe(200)
})

const getPromises = async ({ id }: MadeAd) =>
  (
    await t.deps.db
      .select()
      .from(deliveryPromises)
      .where(eq(deliveryPromises.adId, id))
      .orderBy(deliveryPromises.date)
  ).map(({ date, minutes, plays }) => ({ date, minutes, plays }))

test('stores what each date ahead is promised, and leaves the promise of a past date', async () => {
  await makeFreeVehicle()
  const ad = await makeWaiting({ broadcastDates: [dateIn(t.deps, -1), first, second] })
  const played = await makeRecord(t.deps, { ad })
  await makePromise(t.deps, played, { minutes: 77, plays: 7 })
  await approve(ad)
  const promised = { minutes: 480, plays: (8 * 3600) / 20 }
  const past = { date: dateIn(t.deps, -1), minutes: 77, plays: 7 }
  expect(await getPromises(ad)).toEqual([past, { date: first, ...promised }, { date: second, ...promised }])
  const playlistId = ad.playId1 as number
  await t.deps.db.update(materials).set({ duration: 40 }).where(eq(materials.playlistId, playlistId))
  await t.deps.db.update(ads).set({ review: 'request' }).where(eq(ads.id, ad.id))
  await approve(ad)
  const longer = { minutes: 480, plays: (8 * 3600) / 40 }
  expect(await getPromises(ad)).toEqual([past, { date: first, ...longer }, { date: second, ...longer }])
  await decide(ad, { payStatus: 'reject', reason: '停播' })
  expect(await getPromises(ad)).toEqual([past])
})
