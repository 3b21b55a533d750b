import { checkOut, quoteOrder } from '@lumiroute/contract/order'
import { updateShopSettings } from '@lumiroute/contract/shop'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders, products } from '../../../db/schema/index.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember } from '../../../testing/factories.ts'
import { makeCart, openShop, order, type Shop } from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let shop: Shop
beforeAll(async () => {
  t = await startTestApp()
  shop = await openShop(t, { prodSalePrice: 250 })
  const fees = { shippingHome: 80, shippingCvs: 60, freeShippingFrom: 1000 }
  await t.call(updateShopSettings, { store: shop.store, ...fees }, shop.own.token)
})
afterAll(() => t.close())

const productList = () => makeCart({ product: shop.product, qty: 2 }).productList
const quote = (more: object = {}, by = shop.guest.by) =>
  t.call(quoteOrder, { store: shop.store, productList: productList(), ...more }, undefined, by)
const toHome = { type: 'home', name: '王小明', mobile: '0912345678', address: '台北市市府路 1 號' }

async function makeOwnTicket() {
  const coupon = await makeCoupon(t.deps, { storeId: shop.storeId })
  return makeTicket(t.deps, coupon, { memberId: shop.guest.member.id })
}

test('quotes what the checkout then charges, and orders nothing', async () => {
  const { ticketNo } = await makeOwnTicket()
  const before = await t.deps.db.$count(orders, eq(orders.storeId, shop.storeId))
  const { status, body } = await quote({ tickets: [ticketNo], delivery: { type: 'home' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    prodTotalPrice: 500,
    discountTotal: 100,
    shippingFee: 80,
    orderAmount: 480,
    tickets: [{ ticketNo, amount: 100 }],
    deliveries: ['pickup', 'home', 'cvs'],
    payWays: ['ONLINE', 'COD'],
  })
  expect(await t.deps.db.$count(orders, eq(orders.storeId, shop.storeId))).toBe(before)
  const cart = makeCart({ product: shop.product, qty: 2 })
  const placed = await order(t, shop, { ...cart, tickets: [ticketNo], delivery: toHome, shippingFee: 80 })
  expect(placed.body.orderAmount).toBe(480)
})

test('offers only ways of delivery that every product has, and payment on delivery unless the store does not take it', async () => {
  const parcel = await makeProduct(t.deps, { storeId: shop.storeId, prodDelivery: ['home', 'cvs'] })
  const lines = makeCart({ product: shop.product }, { product: parcel }).productList
  expect((await quote({ productList: lines })).body.deliveries).toEqual(['home', 'cvs'])
  const without = { shippingHome: 80, shippingCvs: 60, freeShippingFrom: 1000, codEnabled: false }
  await t.call(updateShopSettings, { store: shop.store, ...without }, shop.own.token)
  expect((await quote()).body.payWays).toEqual(['ONLINE'])
})

test('refuses changed lines as the checkout does, line by line', async () => {
  const product = await makeProduct(t.deps, { storeId: shop.storeId, prodSalePrice: 90 })
  const list = makeCart({ product }, { product: shop.product }).productList
  await t.deps.db.update(products).set({ prodSalePrice: 95 }).where(eq(products.id, product.id))
  const { status, body } = await quote({ productList: list })
  expect(status).toBe(409)
  expect((body as { changedLines?: unknown }).changedLines).toMatchObject([
    { prodCode: product.prodCode, reason: 'price', prodSalePrice: 95 },
  ])
})

test.each<[string, () => Promise<object>, number]>([
  ['a quantity of none', async () => ({ productList: [{ ...productList()[0], prodSaleQty: 0 }] }), 400],
  ['a negative quantity', async () => ({ productList: [{ ...productList()[0], prodSaleQty: -3 }] }), 400],
  ['a price of its own', async () => ({ productList: [{ ...productList()[0], prodSalePrice: 1 }] }), 409],
  [
    'a variant that does not exist',
    async () => ({ productList: [{ ...productList()[0], prodCode: 'NO' }] }),
    409,
  ],
  ['an unknown coupon', async () => ({ tickets: ['NONE'] }), 400],
  [
    'one coupon twice',
    async () => ({ tickets: Array(2).fill((await makeOwnTicket()).ticketNo) as string[] }),
    400,
  ],
  ['payment at the counter', async () => ({ paymentType: 'CASH' }), 400],
  ['an unknown delivery', async () => ({ delivery: { type: 'drone' } }), 400],
])('refuses %s in a quote and in an order', async (_what, make, expected) => {
  const more = await make()
  expect((await quote(more)).status).toBe(expected)
  const cart = makeCart({ product: shop.product, qty: 2 })
  const placed = await t.call(checkOut, { store: shop.store, ...cart, ...more }, undefined, shop.guest.by)
  expect(placed.status).toBe(expected)
})

test('refuses the coupon of another member', async () => {
  const stranger = await makeSignedInMember(t.deps, { storeId: shop.storeId })
  const { ticketNo } = await makeOwnTicket()
  const { status, body } = await quote({ tickets: [ticketNo] }, stranger.by)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['tickets']])
})

test('charges the fee of a parcel also if the delivery is left out', async () => {
  const product = await makeProduct(t.deps, { storeId: shop.storeId, prodDelivery: ['home'] })
  const own = { ...shop, product }
  const { status, body } = await order(t, own)
  expect(status).toBe(409)
  expect((body as { changedLines?: unknown }).changedLines).toMatchObject([{ reason: 'delivery' }])
})

test.each([
  ['no address', { ...toHome, address: '' }, 'delivery.address'],
  ['no name', { ...toHome, name: ' ' }, 'delivery.name'],
  ['no phone', { ...toHome, mobile: '' }, 'delivery.mobile'],
  ['a phone that is none', { ...toHome, mobile: 'abc' }, 'delivery.mobile'],
  ['no convenience store', { ...toHome, type: 'cvs' }, 'delivery.cvsStoreId'],
])('refuses a member’s parcel with %s', async (_what, delivery, field) => {
  const { status, body } = await order(t, shop, { delivery })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})
