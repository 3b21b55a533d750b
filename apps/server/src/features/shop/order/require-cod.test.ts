import { cancelOrder, checkOut } from '@lumiroute/contract/order'
import { type ShippingForm, updateShopSettings } from '@lumiroute/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCart, openShop, order, type Shop, getStock } from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const fees = { shippingHome: 0, shippingCvs: 0, freeShippingFrom: null }
const set = ({ store, own }: Shop, more: Partial<ShippingForm>) =>
  t.call(updateShopSettings, { store, ...fees, ...more }, own.token)
const orderCod = (shop: Shop) => order(t, shop, { paymentType: 'COD' })
const orderAsStaff = ({ store, product, own, guest }: Shop) =>
  t.call(
    checkOut,
    { store, ...makeCart({ product }), paymentType: 'COD', mbrCode: guest.member.mbrCode },
    own.token,
  )

test('rejects payment on delivery if the store disabled it, and takes no stock', async () => {
  const shop = await openShop(t)
  expect((await set(shop, { codEnabled: false })).body.settings).toMatchObject({ codEnabled: false })
  for (const { status, body } of [await orderCod(shop), await orderAsStaff(shop)])
    expect([status, body.fields]).toEqual([
      409,
      { paymentType: '商店目前不提供貨到付款，請選擇其他付款方式' },
    ])
  expect((await order(t, shop)).status).toBe(200)
  expect(await getStock(t, shop.product)).toMatchObject({ stock: 10 })
})

test('retains the choice when settings are saved without it', async () => {
  const shop = await openShop(t)
  await set(shop, { codEnabled: false, codOpenLimit: 7 })
  expect((await set(shop, { shippingHome: 90 })).body.settings).toMatchObject({
    shippingHome: 90,
    codEnabled: false,
    codOpenLimit: 7,
  })
})

test.each([0, 101, 1.5, null])('rejects a limit of %s', async (codOpenLimit) => {
  const shop = await openShop(t)
  const { status, body } = await set(shop, { codOpenLimit: codOpenLimit as number })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['codOpenLimit']])
})

test('allows a member three unpaid cash-on-delivery orders; a cancelled one no longer counts', async () => {
  const shop = await openShop(t)
  const placed = [await orderCod(shop), await orderCod(shop), await orderCod(shop)]
  expect(placed.map(({ status }) => status)).toEqual([200, 200, 200])
  const { status, body } = await orderCod(shop)
  expect([status, body.fields]).toEqual([
    409,
    { paymentType: '尚有 3 筆貨到付款的訂單未付款，付款後才能再使用貨到付款' },
  ])
  expect((await orderAsStaff(shop)).status).toBe(200)
  const { orderNo } = (placed[0] as (typeof placed)[0]).body
  const { orderNo: other } = (placed[1] as (typeof placed)[0]).body
  for (const each of [orderNo, other])
    await t.call(cancelOrder, { store: shop.store, orderNo: each }, undefined, shop.guest.by)
  expect((await orderCod(shop)).status).toBe(200)
})

test('does not exceed the limit with twelve simultaneous orders', async () => {
  const shop = await openShop(t, { prodStock: 50 })
  await set(shop, { codOpenLimit: 2 })
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => orderCod(shop)))).map((o) => o.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  expect(await getStock(t, shop.product)).toMatchObject({ stock: 48 })
})
