import { updateAdCheck } from '@lumiroute/contract/ad'
import { payAd } from '@lumiroute/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderItems, orders, payments, screenBookings } from '../../../db/schema/index.ts'
import {
  dateIn,
  type MadeAd,
  makeAd,
  makeDevice,
  makeOrder,
  makePlace,
  makeStage,
} from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { beginPayment, getBooks, notify, readHandOff } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const getAd = (given = {}) => makeAd(t.deps, { storeId: own.store.id, ...given })
const pay = (adId: number, { token } = own) => t.call(payAd, { storeId: own.store.id, adId }, token)
const getOrders = (adId: number) => t.deps.db.select().from(orders).where(eq(orders.adId, adId))

test('starts a payment with an order at the server’s price and a redirect without personal data', async () => {
  const ad = await getAd({ name: '週年慶' })
  const { paymentId, handOff, checkoutUrl } = await beginPayment(t, { own, ad })
  expect(paymentId).toMatch(/^[A-Z0-9]{20}$/)
  expect(new URL(checkoutUrl).pathname).toBe('/checkout')
  expect(handOff).toEqual({
    paymentId,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    storeCode: own.store.storeCode,
    storeName: own.store.storeName,
    mbrCode: '',
    mbrName: '',
    mbrMobile: '',
    mbrGender: '',
    mbrBirth: '',
    mbrEmail: '',
    mbrAddr: '',
    payMemo: '週年慶',
    prodTotlePrice: 8000,
    productList: [{ prodCode: 'AD', prodName: '廣告訂閱：週年慶', prodQty: 1, prodPrice: 8000 }],
    returnUrl: `http://localhost:80/ad/list?paid=${paymentId}&store=${own.store.storeCode}`,
  })
  const [order] = await getOrders(ad.id)
  expect(order).toMatchObject({ paymentId, paymentStatus: 'INIT', orderAmount: 8000, source: 'AD' })
  expect(
    await t.deps.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order?.id ?? 0)),
  ).toHaveLength(1)
})

test('passes the data to the external page in its URL, whatever that already contains', async () => {
  const outside = await startTestApp({ settings: { checkoutUrl: 'https://pay.example.tw/select?lang=zh' } })
  const { checkoutUrl, handOff, paymentId } = await beginPayment(outside)
  expect(checkoutUrl).toMatch(/^https:\/\/pay\.example\.tw\/select\?lang=zh&data=[\w%]+$/)
  expect(handOff.paymentId).toBe(paymentId)
  await outside.close()
})

test('prefers the configured public address over the request’s', async () => {
  const known = await startTestApp({ settings: { publicUrl: 'https://led.example.tw' } })
  const { checkoutUrl, handOff } = await beginPayment(known)
  expect(checkoutUrl).toMatch(/^https:\/\/led\.example\.tw\/checkout\?data=/)
  expect(handOff.returnUrl).toMatch(/^https:\/\/led\.example\.tw\/ad\/list\?paid=/)
  await known.close()
})

test('ignores an invalid host header', async () => {
  const ad = await getAd()
  const { body } = await t.call(payAd, { storeId: own.store.id, adId: ad.id }, own.token, {
    host: 'evil.example/x?',
  })
  expect(new URL(body.checkoutUrl).hostname).toBe('127.0.0.1')
})

test('creates one order for two simultaneous clicks, which either attempt settles', async () => {
  const ad = await getAd()
  const both = await Promise.all([pay(ad.id), pay(ad.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const ids = both.map(({ body }) => body.paymentId)
  expect(new Set(ids).size).toBe(2)
  expect(await getOrders(ad.id)).toHaveLength(1)
  await notify(t, ids[0] as string, 'SUCCESS')
  expect(await getBooks(t, ids[0] as string)).toMatchObject({ order: 'SUCCESS', paidBy: ids[0] })
})

test('rejects paying a paid ad', async () => {
  const ad = await getAd()
  await makeOrder(t.deps, ad)
  const { status, body } = await pay(ad.id)
  expect(status).toBe(409)
  expect(body.message).toContain('已付款')
})

test('allows paying an unpaid ad that was sent back', async () => {
  const ad = await getAd({ review: 'reject' })
  expect((await pay(ad.id)).status).toBe(200)
  expect(await getOrders(ad.id)).toHaveLength(1)
})

test('rejects paying an ad that no screen can play, until a screen exists', async () => {
  const operator = await makeOperator(t.deps)
  const submit = async (ad: MadeAd) => {
    const twin = await getAd({ ...ad, id: undefined })
    await makeOrder(t.deps, twin)
    return t.call(updateAdCheck, { adId: twin.id, payStatus: 'request' }, own.token)
  }
  const { id: emptyPlace, name } = await makePlace(t.deps)
  const [foreign, mine] = [await makeDevice(t.deps), await makeDevice(t.deps, { storeId: own.store.id })]
  const drafts: [object, string][] = [
    [{ moveType: 'fix_play', fixLocation: '火星基地二號' }, '找不到播放地點「火星基地二號」，請從清單選擇'],
    [{ moveType: 'fix_play', fixLocation: '' }, '廣告資料尚未完整：播放地點'],
    [
      { moveType: 'fix_game', gameId: 1, placeId: emptyPlace, fixLocation: name },
      `播放地點「${name}」目前沒有螢幕，請改選其他播放地點`,
    ],
    [
      { moveType: 'store_alone_game', gameId: 1, unitedDeviceId: foreign.macAddr },
      `找不到可用的螢幕「${foreign.macAddr}」，請從清單選擇`,
    ],
    [
      { moveType: 'store_united_game', gameId: 1, unitedDeviceId: mine.macAddr },
      '連線遊戲需選擇 2 個以上的螢幕',
    ],
    [{ moveType: 'store_streaming', unitedDeviceId: '' }, '廣告資料尚未完整：播放螢幕'],
  ]
  for (const [given, text] of drafts) {
    const ad = await getAd(given)
    const { status, body } = await pay(ad.id)
    expect([status, body.code, body.message]).toEqual([400, 'VALIDATION', text])
    const { fields, message } = (await submit(ad)).body
    expect({ fields: body.fields, message: body.message }).toEqual({ fields, message })
    expect((await pay(ad.id, operator)).status).toBe(400)
    expect(await getOrders(ad.id)).toHaveLength(0)
  }
  const late = await getAd({ moveType: 'fix_play', fixLocation: '火星基地三號' })
  await makeStage(t.deps, { name: '火星 基地三號' })
  expect((await pay(late.id)).status).toBe(200)
})

test('rejects paying an ad whose screen has other ads on its dates', async () => {
  const { placeId, fixLocation, screen } = await makeStage(t.deps)
  const date = dateIn(t.deps, 1)
  const given = { moveType: 'fix_play', placeId, fixLocation, broadcastDates: [date] }
  const [first, second] = [await getAd(given), await getAd(given)]
  await t.deps.db.insert(screenBookings).values({ adId: first.id, deviceId: screen.id, date })
  const { status, body } = await pay(second.id)
  const text = `${date} 無法播放：播放地點「${fixLocation}」的螢幕都已排定其他廣告`
  expect([status, body.message, body.fields]).toEqual([400, text, { fixLocation: text }])
  expect(await getOrders(second.id)).toHaveLength(0)
})

test.each(['request', 'accept'])('rejects paying an ad in %s', async (review) => {
  const ad = await getAd({ review })
  expect((await pay(ad.id)).status).toBe(409)
  expect(await getOrders(ad.id)).toHaveLength(0)
})

test('returns not found for another store’s ad, even if an operator names the wrong store', async () => {
  const foreign = await makeAd(t.deps)
  const operator = await makeOperator(t.deps)
  expect((await pay(foreign.id)).status).toBe(404)
  expect((await pay(foreign.id, operator)).status).toBe(404)
  expect(await getOrders(foreign.id)).toHaveLength(0)
})

test('ignores a price sent by the browser', async () => {
  const ad = await getAd()
  const input = { storeId: own.store.id, adId: ad.id, price: 1, amount: 1, orderAmount: 1 }
  const { body } = await t.call(payAd, input, own.token)
  expect(readHandOff(body.checkoutUrl).prodTotlePrice).toBe(8000)
  const [attempt] = await t.deps.db.select().from(payments).where(eq(payments.paymentId, body.paymentId))
  expect(attempt?.amount).toBe(8000)
})
