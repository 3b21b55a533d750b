import { listTodos } from '@lumiroute/contract/notification'
import { cancelOrder, countOrders, isOrderPaid, listOwnOrders, payOrder } from '@lumiroute/contract/order'
import { updateShopSettings } from '@lumiroute/contract/shop'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponTickets, members, products } from '../../../db/schema/index.ts'
import { makeCoupon, makePointCard, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeSignedInMember } from '../../../testing/factories.ts'
import {
  getHistory,
  makeCart,
  openShop,
  order,
  orderPaid,
  type Shop,
  getStock,
} from '../../../testing/order-steps.ts'
import { getBooks, notify } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { expireOrders } from './expire-orders.ts'

const minuteMs = 60_000
let t: TestApp
let aheadMs = 0
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + aheadMs) })
  await t.deps.jobs.stop()
})
afterAll(() => t.close())

const getMember = async ({ guest }: Shop) =>
  (await t.deps.db.select().from(members).where(eq(members.id, guest.member.id)))[0]
const getTicket = async (shop: Shop) => {
  const coupon = await makeCoupon(t.deps, { storeId: shop.storeId })
  return makeTicket(t.deps, coupon, { memberId: shop.guest.member.id })
}
const getStatus = async (id: number) =>
  (await t.deps.db.select().from(couponTickets).where(eq(couponTickets.id, id)))[0]
const getPoints = async ({ guest }: Shop) =>
  (await t.deps.db.pool.query('select points from member_card where member_id = $1', [guest.member.id]))
    .rows[0]?.points

test('takes stock, uses the ticket, adds points and updates the member’s sums on payment', async () => {
  const shop = await openShop(t)
  const ticket = await getTicket(shop)
  await makePointCard(t.deps, { storeId: shop.storeId, rules: { pcEarn: { type: 'order_paid', points: 2 } } })
  const { orderNo } = await orderPaid(t, shop, { tickets: [ticket.ticketNo] })
  expect(await getHistory(t, orderNo)).toMatchObject({
    orderStatus: 'paid',
    paymentStatus: 'SUCCESS',
    paymentType: 'SANDBOX',
    events: ['created', 'paid'],
  })
  expect(await getStock(t, shop.product)).toEqual({ stock: 9, sold: 1 })
  expect(await getStatus(ticket.id)).toMatchObject({ status: 'used', discountAmount: 100 })
  expect(await getMember(shop)).toMatchObject({ orderCount: 1, totalSpent: 20 })
  expect(await getPoints(shop)).toBe(2)
})

test('adds points for the products, not for shipping', async () => {
  const shop = await openShop(t)
  const rules = { pcEarn: { type: 'per_amount', unit: 100, points: 1 } } as const
  await makePointCard(t.deps, { storeId: shop.storeId, rules })
  const fees = { shippingHome: 300, shippingCvs: 0, freeShippingFrom: null }
  await t.call(updateShopSettings, { store: shop.store, ...fees }, shop.own.token)
  const delivery = { type: 'home', name: '王小明', mobile: '0912345678', address: '台北市市府路 1 號' }
  const { orderAmount } = await orderPaid(t, shop, { delivery })
  expect(orderAmount).toBe(420)
  expect(await getPoints(shop)).toBe(1)
})

test('counts a repeated or simultaneous webhook once', async () => {
  const shop = await openShop(t)
  const { body } = await order(t, shop)
  await Promise.all(Array.from({ length: 8 }, () => notify(t, body.paymentId, 'SUCCESS', { amount: 120 })))
  expect(await getStock(t, shop.product)).toEqual({ stock: 9, sold: 1 })
  expect(await getMember(shop)).toMatchObject({ orderCount: 1, totalSpent: 120 })
  expect((await getHistory(t, body.orderNo)).events).toEqual(['created', 'paid'])
})

test('gives the last piece to one of many payers, and refunds the others', async () => {
  const shop = await openShop(t, { prodStock: 1 })
  const placed = await Promise.all(Array.from({ length: 12 }, () => order(t, shop)))
  await Promise.all(placed.map(({ body }) => notify(t, body.paymentId, 'SUCCESS', { amount: 120 })))
  const ends = await Promise.all(placed.map(({ body }) => getHistory(t, body.orderNo)))
  expect(ends.filter(({ orderStatus }) => orderStatus === 'paid')).toHaveLength(1)
  const due = ends.filter(({ paymentStatus }) => paymentStatus === 'REFUNDING')
  expect(due).toHaveLength(11)
  expect(due[0]).toMatchObject({ orderStatus: 'canceled', events: ['created', 'short'] })
  expect(await getStock(t, shop.product)).toEqual({ stock: 0, sold: 1 })
  expect(await getMember(shop)).toMatchObject({ orderCount: 1, totalSpent: 120 })
  const { body } = await t.call(listTodos, {}, shop.own.token)
  expect(body.todoList).toContainEqual({ kind: 'orderToRefund', count: 11, link: expect.any(Object) })
})

test('expires an unpaid order after half an hour, releases its ticket, and refunds later money', async () => {
  const shop = await openShop(t)
  const ticket = await getTicket(shop)
  const { body } = await order(t, shop, { tickets: [ticket.ticketNo] })
  const later = await order(t, shop, { paymentType: 'COD' })
  aheadMs += 29 * minuteMs
  await expireOrders(t.deps)
  expect(await getHistory(t, body.orderNo)).toMatchObject({ orderStatus: 'created' })
  aheadMs += 2 * minuteMs
  await expireOrders(t.deps)
  expect(await getHistory(t, body.orderNo)).toMatchObject({
    orderStatus: 'canceled',
    paymentStatus: 'EXPIRED',
    events: ['created', 'expired'],
  })
  expect(await getStatus(ticket.id)).toMatchObject({ status: 'held', orderId: null })
  expect(await getHistory(t, later.body.orderNo)).toMatchObject({ orderStatus: 'created' })
  await notify(t, body.paymentId, 'SUCCESS', { amount: 20 })
  expect(await getBooks(t, body.paymentId)).toMatchObject({ order: 'REFUNDING', verdicts: ['late'] })
  expect((await getHistory(t, body.orderNo)).events).toEqual(['created', 'expired', 'late'])
})

test('allows a failed payment again under a new number, and reports a double payment', async () => {
  const shop = await openShop(t)
  const { body: first } = await order(t, shop)
  await notify(t, first.paymentId, 'FAIL', { amount: 120 })
  const again = { store: shop.store, orderNo: first.orderNo }
  const { body: second } = await t.call(payOrder, again, undefined, shop.guest.by)
  expect(second.paymentId).not.toBe(first.paymentId)
  await notify(t, second.paymentId, 'SUCCESS', { amount: 120 })
  await notify(t, first.paymentId, 'SUCCESS', { amount: 120 })
  expect(await getHistory(t, first.orderNo)).toMatchObject({
    paymentId: second.paymentId,
    events: ['created', 'paid', 'doublePaid'],
  })
  expect(await getStock(t, shop.product)).toEqual({ stock: 9, sold: 1 })
  expect((await t.call(payOrder, again, undefined, shop.guest.by)).status).toBe(409)
})

test('lets a member view, check and cancel only their own orders', async () => {
  const shop = await openShop(t)
  const { orderNo, paymentId } = await orderPaid(t, shop)
  const stranger = await makeSignedInMember(t.deps, { storeId: shop.storeId })
  const { store } = shop
  const ask = (input: object, by = shop.guest.by) => t.call(isOrderPaid, { store, ...input }, undefined, by)
  expect((await ask({ orderNo })).body).toMatchObject({ paid: true, paymentStatus: 'SUCCESS' })
  expect((await ask({ paymentId })).body.orderNo).toBe(orderNo)
  expect((await ask({ orderNo }, stranger.by)).status).toBe(404)
  expect((await ask({})).status).toBe(400)
  const mine = await t.call(listOwnOrders, { store }, undefined, shop.guest.by)
  expect(mine.body.orderList).toMatchObject([{ orderNo, mbr: { name: '王小明' } }])
  expect((await t.call(listOwnOrders, { store }, undefined, stranger.by)).body.orderList).toEqual([])
  const named = { store, mbrCode: shop.guest.member.mbrCode }
  const staff = await t.call(listOwnOrders, named, shop.own.token)
  expect(staff.body.orderList).toMatchObject([{ orderNo, mbr: { name: '王○明', mobile: '0912***678' } }])
  const open = (await order(t, shop)).body.orderNo
  const cancel = (no: string, by: Record<string, string>) =>
    t.call(cancelOrder, { store, orderNo: no }, undefined, by)
  expect((await cancel(open, stranger.by)).status).toBe(404)
  expect((await cancel(orderNo, shop.guest.by)).status).toBe(409)
  expect((await cancel(open, shop.guest.by)).status).toBe(200)
  expect(await getHistory(t, open)).toMatchObject({
    orderStatus: 'canceled',
    events: ['created', 'canceled'],
  })
})

test('sells a product without stock tracking without limit', async () => {
  const shop = await openShop(t, { prodTrackStock: false, prodStock: 0 })
  await orderPaid(t, shop)
  expect(await getStock(t, shop.product)).toEqual({ stock: 0, sold: 1 })
  await t.deps.db.update(products).set({ prodStatus: 'off' }).where(eq(products.id, shop.product.id))
})

test('takes stock of all lines or of none', async () => {
  const shop = await openShop(t)
  const few = await makeProduct(t.deps, { storeId: shop.storeId, prodTrackStock: true, prodStock: 1 })
  const cart = makeCart({ product: shop.product }, { product: few })
  const { body } = await order(t, shop, cart)
  await t.deps.db.update(products).set({ prodStock: 0 }).where(eq(products.id, few.id))
  await notify(t, body.paymentId, 'SUCCESS', { amount: body.orderAmount })
  expect(await getHistory(t, body.orderNo)).toMatchObject({ events: ['created', 'short'] })
  expect([await getStock(t, shop.product), await getStock(t, few)]).toEqual([
    { stock: 10, sold: 0 },
    { stock: 0, sold: 0 },
  ])
})

test('a payment never moves the member’s last order and visit back', async () => {
  const shop = await openShop(t)
  const later = new Date(Date.now() + 365 * 24 * 60 * minuteMs)
  const earlier = new Date(0)
  const isOne = eq(members.id, shop.guest.member.id)
  const dates = async () => {
    const { lastOrderAt, lastActiveAt } = (await getMember(shop)) as typeof members.$inferSelect
    return [lastOrderAt, lastActiveAt].map((date) => Number(date))
  }
  await t.deps.db.update(members).set({ lastOrderAt: later, lastActiveAt: later }).where(isOne)
  await orderPaid(t, shop)
  expect(await dates()).toEqual([Number(later), Number(later)])
  await t.deps.db.update(members).set({ lastOrderAt: earlier, lastActiveAt: earlier }).where(isOne)
  await orderPaid(t, shop)
  expect(Math.min(...(await dates()))).toBeGreaterThan(Number(earlier))
})

test('counts the orders of each state, of this store alone', async () => {
  const [shop, elsewhere] = [await openShop(t), await openShop(t)]
  await orderPaid(t, shop)
  await order(t, shop)
  await order(t, elsewhere)
  const { counts } = (await t.call(countOrders, { store: shop.store }, shop.own.token)).body
  expect(counts).toMatchObject({ created: 1, paid: 1, canceled: 0, refundDue: 0 })
})
