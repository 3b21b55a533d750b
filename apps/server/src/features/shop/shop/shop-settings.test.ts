import type { CouponReward } from '@lumiroute/contract/coupon'
import { checkOut } from '@lumiroute/contract/order'
import { getShipping, getShopSettings, type ShippingForm, updateShopSettings } from '@lumiroute/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeOperator, makeStoreAdmin } from '../../../testing/factories.ts'
import { makeCart, getHistory, openShop, order, type Shop } from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const fees = { shippingHome: 80, shippingCvs: 60, freeShippingFrom: 1000 }
const set = ({ store, own }: Shop, more: Partial<ShippingForm> = {}) =>
  t.call(updateShopSettings, { store, ...fees, ...more }, own.token)

async function openDelivering() {
  const shop = await openShop(t, { prodSalePrice: 250, prodStock: 99 })
  await set(shop)
  return shop
}
const to = { name: '王小明', mobile: '0912345678', address: '台北市市府路 1 號', cvsStoreId: '991182' }
const send = (shop: Shop, qty: number, more: object = {}) =>
  order(t, shop, { ...makeCart({ product: shop.product, qty }), delivery: { type: 'home', ...to }, ...more })

async function makeOwnTicket({ storeId, guest }: Shop, cpnReward: CouponReward) {
  const coupon = await makeCoupon(t.deps, { storeId, cpnReward })
  return (await makeTicket(t.deps, coupon, { memberId: guest.member.id })).ticketNo
}

test('charges nothing until the store sets a fee, and shows members the same', async () => {
  const shop = await openShop(t)
  const { store, own, guest } = shop
  const cod = { codEnabled: true, codOpenLimit: 3 }
  const unset = { shippingHome: 0, shippingCvs: 0, freeShippingFrom: null, ...cod, version: 0 }
  expect((await t.call(getShopSettings, { store }, own.token)).body.settings).toEqual(unset)
  expect((await send(shop, 1)).body.shippingFee).toBe(0)
  const { body } = await set(shop, { version: 0 })
  expect(body.settings).toEqual({ ...fees, ...cod, version: 1 })
  expect((await t.call(getShipping, { store }, undefined, guest.by)).body.settings).toEqual(body.settings)
  const operator = await makeOperator(t.deps)
  expect((await t.call(getShopSettings, { store }, operator.token)).body.settings).toEqual(body.settings)
})

test('rejects overwriting settings saved since, even if two people create them simultaneously', async () => {
  const shop = await openShop(t)
  const first = await Promise.all([1, 2, 3].map((shippingHome) => set(shop, { shippingHome, version: 0 })))
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await set(shop, { version: 1 })).body.settings.version).toBe(2)
  expect((await set(shop, { version: 1 })).status).toBe(409)
})

test('denies another store’s accounts and members', async () => {
  const { store, guest } = await openDelivering()
  const stranger = await makeStoreAdmin(t.deps)
  expect((await t.call(updateShopSettings, { store, ...fees }, stranger.token)).status).toBe(403)
  expect((await t.call(getShopSettings, { store }, stranger.token)).status).toBe(403)
  expect((await t.call(updateShopSettings, { store, ...fees }, undefined, guest.by)).status).toBe(401)
  const elsewhere = await openShop(t)
  expect((await t.call(getShipping, { store }, undefined, elsewhere.guest.by)).status).toBe(403)
})

test.each([
  ['shippingHome', -1],
  ['shippingHome', 80.5],
  ['shippingCvs', 10_000_000],
  ['shippingCvs', '60'],
  ['freeShippingFrom', 0],
])('rejects %s of %s at its field', async (field, value) => {
  const shop = await openShop(t)
  const { status, body } = await set(shop, { [field]: value } as Partial<ShippingForm>)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('charges a fee per kind of delivery, and none for pickup', async () => {
  const shop = await openDelivering()
  const bills = []
  for (const delivery of [{ type: 'home', ...to }, { type: 'cvs', ...to }, { type: 'pickup' }, undefined])
    bills.push((await send(shop, 1, { delivery })).body)
  expect(bills.map(({ shippingFee, orderAmount }) => [shippingFee, orderAmount])).toEqual([
    [80, 330],
    [60, 310],
    [0, 250],
    [0, 250],
  ])
  expect(await getHistory(t, bills[0]?.orderNo ?? '')).toMatchObject({ shippingFee: 80, prodTotalPrice: 250 })
})

test('is free from the threshold on, before coupon discounts', async () => {
  const shop = await openDelivering()
  expect((await send(shop, 3)).body).toMatchObject({ shippingFee: 80, orderAmount: 830 })
  const ticketNo = await makeOwnTicket(shop, { type: 'discount_fixed', value: 100 })
  const { body } = await send(shop, 4, { tickets: [ticketNo] })
  expect(body).toMatchObject({ shippingFee: 0, orderAmount: 900 })
})

test('deducts the fee with a free-shipping coupon, and does not use it if there is no fee', async () => {
  const shop = await openDelivering()
  const ticketNo = await makeOwnTicket(shop, { type: 'free_shipping', maxDiscount: null })
  const refused = await send(shop, 4, { tickets: [ticketNo] })
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['tickets']])
  const { body } = await send(shop, 1, { tickets: [ticketNo] })
  expect(body).toMatchObject({ shippingFee: 80, orderAmount: 250 })
  expect(await getHistory(t, body.orderNo)).toMatchObject({ shippingFee: 80, discountTotal: 80 })
})

test('rejects an order whose member saw another fee instead of charging it', async () => {
  const shop = await openDelivering()
  expect((await send(shop, 1, { shippingFee: 80 })).status).toBe(200)
  await set(shop, { shippingHome: 100 })
  const { status, body } = await send(shop, 1, { shippingFee: 80 })
  expect([status, body.fields]).toEqual([409, { shippingFee: '運費應為 NT$100，請重新確認' }])
})

test('lets store users set a fee, or uses the settings', async () => {
  const shop = await openDelivering()
  const product = await makeProduct(t.deps, { storeId: shop.storeId, prodSalePrice: 250 })
  const place = (more: object) =>
    t.call(
      checkOut,
      {
        store: shop.store,
        ...makeCart({ product }),
        delivery: { type: 'cvs' },
        paymentType: 'CASH',
        ...more,
      },
      shop.own.token,
    )
  expect((await place({})).body.shippingFee).toBe(60)
  expect((await place({ shippingFee: 0 })).body.shippingFee).toBe(0)
})
