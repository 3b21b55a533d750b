import { createAd, deleteAd, listAds, updateAd, updateAdCheck } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, bookings, broadcastRecords, orders } from '../../../db/schema/index.ts'
import { dateIn, type MadeAd, makeAd, makePlaylist, makeVehicle } from '../../../testing/ad-factories.ts'
import { type AdInput, buildForm, makeAdIn } from '../../../testing/ad-steps.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeMuxKey } from '../../../testing/mux-key.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let store: Person
let stranger: Person
let playId1: number

beforeAll(async () => {
  t = await startTestApp()
  store = await makeStoreAdmin(t.deps)
  stranger = await makeStoreAdmin(t.deps)
  playId1 = (await makePlaylist(t.deps, { storeId: store.store.id })).id
})
afterAll(() => t.close())

const formWith = (given: Record<string, unknown> = {}) =>
  ({
    name: '開幕廣告',
    moveType: 'fix_play',
    vehicleType: 'car',
    mode: 'basic',
    fixLocation: '信義威秀廣場',
    playId1,
    broadcastDate: dateIn(t.deps, 1),
    ...given,
  }) as AdInput
const add = (given: Record<string, unknown> = {}, { token } = store) =>
  t.call(createAd, { storeId: store.store.id, ad_data: formWith(given) }, token)
const change = (ad: MadeAd, given: Record<string, unknown> = {}, version?: number) =>
  t.call(
    updateAd,
    {
      storeId: ad.storeId,
      adId: ad.id,
      ad_data: { ...buildForm(ad), ...given } as AdInput,
      ...(version && { version }),
    },
    store.token,
  )
const shown = async (adId: number) => (await t.call(listAds, { adId }, store.token)).body.adList[0]
const make = (state: Parameters<typeof makeAdIn>[1], given: object = {}) =>
  makeAdIn(t, state, { storeId: store.store.id, playId1, ...given })
const getRow = async ({ id }: MadeAd) =>
  (await t.deps.db.select().from(ads).where(eq(ads.id, id)))[0] as MadeAd

test('stores a stream’s token encrypted, returns it masked, and retains it when the mask is sent back', async () => {
  const { token } = makeMuxKey('signing-key-1')
  const masked = `••••${token.slice(-4)}`
  const { body } = await add({ moveType: 'store_streaming', muxToken: token })
  const [row] = await t.deps.db.select().from(ads).where(eq(ads.id, body.adId))
  const ad = row as MadeAd
  expect(ad.muxToken).not.toContain(token)
  expect(await shown(ad.id)).toMatchObject({ muxToken: masked })
  expect((await change(ad, { muxToken: masked })).status).toBe(200)
  expect((await getRow(ad)).muxToken).toBe(ad.muxToken)
  expect((await change(ad, { muxToken: '••••nope' })).body.fields).toEqual({
    'ad_data.muxToken': '請重新輸入完整的內容',
  })
  await change(ad, { muxToken: '' })
  expect(await shown(ad.id)).toMatchObject({ muxToken: '' })
})

test('rejects an update based on an outdated version', async () => {
  const ad = await make({ review: 'draft', pay: 'none' })
  const { body } = await change(ad, { name: '一' }, 1)
  expect(body).toMatchObject({ version: 2, message: '更新廣告「一」成功' })
  expect((await change(ad, { name: '二' }, 1)).status).toBe(409)
  expect((await getRow(ad)).name).toBe('一')
})

test('rejects changing type, vehicle type and dates once paid', async () => {
  for (const review of ['draft', 'accept', 'reject'] as const) {
    const ad = await make({ review, pay: 'paid' })
    const wanted = { moveType: 'fix_game', vehicleType: 'bus', broadcastDate: dateIn(t.deps, 9) }
    const { status, body } = await change(ad, wanted)
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: '已付款的廣告不可變更類型、車輛類型與日期',
    })
    expect(Object.keys(body.fields ?? {})).toEqual([
      'ad_data.moveType',
      'ad_data.vehicleType',
      'ad_data.broadcastDate',
    ])
    expect((await change(ad, { name: '改名' })).status).toBe(200)
  }
})

test('requires a new date for a draft with a past one; a paid ad may retain it or swap it for as many', async () => {
  const gone = dateIn(t.deps, -2)
  const coming = dateIn(t.deps, 4)
  const dates = { broadcastDates: [gone, coming] }
  const draft = await make({ review: 'draft', pay: 'none' }, dates)
  expect((await change(draft)).body.fields).toEqual({ 'ad_data.broadcastDate': '日期需為明天以後' })
  const paid = await make({ review: 'draft', pay: 'paid' }, dates)
  expect((await change(paid, { name: '留著' })).status).toBe(200)
  const swap = (...days: string[]) => change(paid, { broadcastDate: days.join(',') })
  expect((await swap(coming)).status).toBe(409)
  expect((await swap(gone, dateIn(t.deps, 5))).status).toBe(409)
  expect((await swap(coming, dateIn(t.deps, 5), dateIn(t.deps, 6))).status).toBe(409)
  expect((await swap(coming, dateIn(t.deps, 0))).body.fields).toEqual({
    'ad_data.broadcastDate': '日期需為明天以後',
  })
  expect((await swap(coming, dateIn(t.deps, 5))).status).toBe(200)
  expect((await getRow(paid)).broadcastDates).toEqual([coming, dateIn(t.deps, 5)])
})

test('does not swap a played day, and frees the vehicle of a missed one', async () => {
  const [played, missed, wanted] = [dateIn(t.deps, -3), dateIn(t.deps, -2), dateIn(t.deps, 3)]
  const ad = await make({ review: 'reject', pay: 'paid' }, { broadcastDates: [played, missed] })
  const { id: vehicleId } = await makeVehicle(t.deps)
  for (const date of [played, missed])
    await t.deps.db.insert(bookings).values({ adId: ad.id, vehicleId, date })
  const record = { adId: ad.id, storeId: ad.storeId, vehicleId }
  await t.deps.db.insert(broadcastRecords).values([
    { ...record, broadcastDate: played, startDateTime: new Date() },
    { ...record, broadcastDate: missed },
  ])
  expect((await change(ad, { broadcastDate: `${missed},${wanted}` })).status).toBe(409)
  expect((await change(ad, { broadcastDate: `${played},${wanted}` })).status).toBe(200)
  expect(await shown(ad.id)).toMatchObject({ bookings: [{ date: played }] })
})

test('requires the type’s fields, a material and future dates on submit', async () => {
  const empty = await makePlaylist(t.deps, { storeId: store.store.id, images: 0 })
  const lacking = {
    moveType: 'fix_game',
    placeId: null,
    fixLocation: '',
    playId1: empty.id,
    broadcastDates: [dateIn(t.deps, 0)],
  }
  const ad = await make({ review: 'draft', pay: 'paid' }, lacking)
  const { status, body } = await t.call(updateAdCheck, { adId: ad.id, payStatus: 'request' }, store.token)
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: '廣告資料尚未完整：播放地點、遊戲、主播放清單的素材、播放日期',
  })
  expect(body.fields).toEqual({
    fixLocation: '**必填',
    gameId: '**必填',
    playId1: '播放清單尚無素材',
    broadcastDate: '日期需為明天以後',
  })
  expect((await getRow(ad)).review).toBe('draft')
})

test('retains the unpaid order of a deleted ad, expired and by name', async () => {
  const ad = await make({ review: 'draft', pay: 'unpay' })
  const { body } = await t.call(deleteAd, { storeId: ad.storeId, adId: ad.id }, store.token)
  expect(body.message).toBe(`刪除廣告「${ad.name}」成功`)
  const [order] = await t.deps.db.select().from(orders).where(eq(orders.adName, ad.name))
  expect(order).toMatchObject({ adId: null, paymentStatus: 'EXPIRED' })
})

test('denies viewing, updating, deleting or submitting another store’s ad', async () => {
  const foreign = await makeAd(t.deps, { storeId: stranger.store.id })
  const own = { storeId: store.store.id, adId: foreign.id }
  const before = await getRow(foreign)
  const statuses = [
    await t.call(listAds, { adId: foreign.id }, store.token),
    await t.call(listAds, own, store.token),
    await t.call(updateAd, { ...own, ad_data: formWith() }, store.token),
    await t.call(deleteAd, own, store.token),
    await t.call(updateAdCheck, { adId: foreign.id, payStatus: 'request' }, store.token),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404, 404])
  expect((await t.call(deleteAd, { ...own, storeId: stranger.store.id }, store.token)).status).toBe(403)
  expect(await getRow(foreign)).toEqual(before)
})

test('lets one of three simultaneous deletes succeed', async () => {
  const ad = await make({ review: 'draft', pay: 'none' })
  const input = { storeId: ad.storeId, adId: ad.id }
  const answers = await Promise.all([1, 2, 3].map(() => t.call(deleteAd, input, store.token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
})
