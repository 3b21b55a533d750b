import { listAds, recordOfflinePayment, updateAdCheck } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, broadcastRecords, orders } from '../../../db/schema/index.ts'
import { dateIn, type MadeAd, makeTimetable, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeAdIn } from '../../../testing/ad-steps.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
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
  await makeTimetable(t.deps, (await makeVehicle(t.deps)).id, first)
})
afterAll(() => t.close())

const makeWaiting = () =>
  makeAdIn(
    t,
    { review: 'request', pay: 'paid' },
    { storeId: store.store.id, moveType: 'move_play', broadcastDates: [first, second] },
  )
const decide = ({ id }: MadeAd, payStatus: 'accept' | 'reject', reason = '') =>
  t.call(updateAdCheck, { adId: id, payStatus, reason }, operator.token)
const approve = (ad: MadeAd) => decide(ad, 'accept')
const getAd = async ({ id }: MadeAd) => (await t.call(listAds, { adId: id }, operator.token)).body.adList[0]
const getRecords = ({ id }: MadeAd) =>
  t.deps.db.select().from(broadcastRecords).where(eq(broadcastRecords.adId, id))

test('takes a withdrawn ad off the air and frees its future days', async () => {
  const ad = await makeWaiting()
  await approve(ad)
  const yesterday = dateIn(t.deps, -1)
  await t.deps.db
    .update(ads)
    .set({ broadcastDates: [yesterday, first, second] })
    .where(eq(ads.id, ad.id))
  await t.deps.db
    .insert(broadcastRecords)
    .values({ adId: ad.id, storeId: ad.storeId, broadcastDate: yesterday })
  expect((await decide(ad, 'reject')).body.fields).toEqual({ reason: '請填寫原因' })
  expect((await decide(ad, 'reject', '檢舉')).body.payStatus).toBe('reject')
  expect(await getAd(ad)).toMatchObject({ onAir: false, bookings: [], payment: { reason: '檢舉' } })
  expect((await getRecords(ad)).map(({ broadcastDate }) => broadcastDate)).toEqual([yesterday])
  const next = await makeWaiting()
  expect((await approve(next)).status).toBe(200)
  await decide(next, 'reject', '讓出車輛')
})

test('stops an ad that still plays after its change was rejected, and only once', async () => {
  const ad = await makeWaiting()
  await approve(ad)
  await t.call(updateAdCheck, { adId: ad.id, payStatus: 'request' }, store.token)
  const sentBack = await decide(ad, 'reject', '文字太長')
  expect(sentBack.body.actions).toContain('withdraw')
  expect(await getAd(ad)).toMatchObject({ actions: ['editContent', 'withdraw'] })
  const stopped = await decide(ad, 'reject', '檢舉')
  expect(stopped.body.actions).not.toContain('withdraw')
  expect(await getAd(ad)).toMatchObject({ onAir: false, bookings: [], payment: { reason: '檢舉' } })
  expect((await decide(ad, 'reject', '再一次')).status).toBe(409)
})

test('requires a reason for a rejection, which the store then sees', async () => {
  const ad = await makeWaiting()
  const { status, body } = await decide(ad, 'reject', '  ')
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { reason: '請填寫原因' } })
  await decide(ad, 'reject', '圖片模糊')
  const { adList } = (await t.call(listAds, { adId: ad.id }, store.token)).body
  expect(adList[0]).toMatchObject({ onAir: false, payment: { statusCode: 'reject', reason: '圖片模糊' } })
})

test('creates or completes the order once for an offline payment, and allows approval', async () => {
  for (const pay of ['none', 'unpay'] as const) {
    const given = { storeId: store.store.id, moveType: 'fix_play', fixLocation: '廣場' }
    const ad = await makeAdIn(t, { review: 'request', pay }, given)
    const record = () => t.call(recordOfflinePayment, { adId: ad.id, memo: '匯款' }, operator.token)
    const { body } = await record()
    const rows = await t.deps.db.select().from(orders).where(eq(orders.adId, ad.id))
    expect(rows).toMatchObject([
      {
        paymentId: body.paymentId,
        paymentType: 'OFFLINE',
        paymentStatus: 'SUCCESS',
        orderAmount: 8000,
        memo: '匯款',
      },
    ])
    expect((await record()).status).toBe(409)
    expect((await approve(ad)).status).toBe(200)
  }
})
