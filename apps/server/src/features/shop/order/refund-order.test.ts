import { getShopOrder, listOrderHistory, transitionShopOrder, refundOrder } from '@lumiroute/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponTickets, members } from '../../../db/schema/index.ts'
import { makeCoupon, makePointCard, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeStoreAdmin } from '../../../testing/factories.ts'
import {
  makeCart,
  getHistory,
  openShop,
  order,
  orderPaid,
  type Shop,
  getStock,
} from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const detail = async ({ store, own }: Shop, orderNo: string) =>
  (await t.call(getShopOrder, { store, orderNo }, own.token)).body.order
const refund = ({ store, own }: Shop, orderNo: string, more: object = {}) =>
  t.call(refundOrder, { store, orderNo, way: 'cash', ...more }, own.token)
type Action = 'prepare' | 'ready' | 'collect' | 'complete' | 'cancel'
const move = ({ store, own }: Shop, orderNo: string, action: Action, more: object = {}) =>
  t.call(transitionShopOrder, { store, orderNo, action, ...more }, own.token)
const getMember = async ({ guest }: Shop) =>
  (await t.deps.db.select().from(members).where(eq(members.id, guest.member.id)))[0]
const getPoints = async ({ guest }: Shop) =>
  (
    await t.deps.db.pool.query('select sum(points)::int n from member_card where member_id = $1', [
      guest.member.id,
    ])
  ).rows[0].n

test('moves an order step by step, and records each step with its person', async () => {
  const shop = await openShop(t)
  const { orderNo } = await orderPaid(t, shop)
  expect((await detail(shop, orderNo)).actions).toEqual(['prepare', 'complete', 'refund'])
  for (const action of ['prepare', 'ready', 'complete'] as const)
    expect((await move(shop, orderNo, action)).status).toBe(200)
  const order = await detail(shop, orderNo)
  expect(order).toMatchObject({ orderStatus: 'done', actions: ['refund'], mbr: { mobile: '0912345678' } })
  expect(order.events.map(({ kind }) => kind)).toEqual(['created', 'paid', 'prepared', 'ready', 'done'])
  expect(order.events.at(-1)?.by).toBe(shop.own.account.adminName)
  expect(order.payLog).toMatchObject([{ status: 'SUCCESS', amount: 120 }])
  expect((await move(shop, orderNo, 'prepare')).status).toBe(409)
})

test('rejects one of two simultaneous transitions', async () => {
  const shop = await openShop(t)
  const { orderNo } = await orderPaid(t, shop)
  const { version } = await detail(shop, orderNo)
  const both = await Promise.all([1, 2].map(() => move(shop, orderNo, 'complete', { version })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('collects a cash-on-delivery order, or cancels it and returns its stock', async () => {
  const shop = await openShop(t)
  const first = (await order(t, shop, { paymentType: 'COD' })).body.orderNo
  const second = (await order(t, shop, { paymentType: 'COD' })).body.orderNo
  expect(await getStock(t, shop.product)).toMatchObject({ stock: 8 })
  await move(shop, first, 'prepare')
  expect((await move(shop, first, 'complete')).status).toBe(409)
  expect((await move(shop, first, 'collect')).body.order).toMatchObject({
    orderStatus: 'preparing',
    paymentStatus: 'SUCCESS',
    paymentType: 'COD',
  })
  await move(shop, second, 'cancel', { note: '客人未取' })
  expect(await getStock(t, shop.product)).toEqual({ stock: 9, sold: 1 })
  expect((await detail(shop, second)).events.at(-1)).toMatchObject({ kind: 'canceled', note: '客人未取' })
  expect(await getMember(shop)).toMatchObject({ orderCount: 1, totalSpent: 120 })
})

test('restores stock, ticket, points and sums on a full refund', async () => {
  const shop = await openShop(t)
  const coupon = await makeCoupon(t.deps, { storeId: shop.storeId })
  const ticket = await makeTicket(t.deps, coupon, { memberId: shop.guest.member.id })
  await makePointCard(t.deps, { storeId: shop.storeId, rules: { pcEarn: { type: 'order_paid', points: 2 } } })
  const { orderNo } = await orderPaid(t, shop, { tickets: [ticket.ticketNo] })
  const { body } = await refund(shop, orderNo, { note: '商品瑕疵' })
  expect(body.order).toMatchObject({
    orderStatus: 'canceled',
    paymentStatus: 'REFUNDED',
    refundedAmount: 20,
    actions: [],
  })
  expect(body.order.events.at(-1)).toMatchObject({
    kind: 'refunded',
    amount: 20,
    way: 'cash',
    note: '商品瑕疵',
  })
  expect(await getStock(t, shop.product)).toEqual({ stock: 10, sold: 0 })
  const [back] = await t.deps.db.select().from(couponTickets).where(eq(couponTickets.id, ticket.id))
  expect(back).toMatchObject({ status: 'restored', orderId: null })
  expect(await getMember(shop)).toMatchObject({ orderCount: 0, totalSpent: 0 })
  expect(await getPoints(shop)).toBe(0)
  expect((await refund(shop, orderNo)).status).toBe(409)
})

test('restores the stock of a refunded variant, piece by piece', async () => {
  const shop = await openShop(t, { variants: [{ varCode: 'BIG' }, { varCode: 'SMALL' }] })
  const cart = makeCart({ product: shop.product, varCode: 'BIG', qty: 3 })
  const { orderNo } = await orderPaid(t, shop, cart)
  const getVariants = async () =>
    (
      await t.deps.db.pool.query(
        'select stock from product_variant where product_id = $1 order by position',
        [shop.product.id],
      )
    ).rows.map(({ stock }) => stock)
  expect(await getVariants()).toEqual([7, 10])
  const itemId = (await detail(shop, orderNo)).items[0]?.itemId as number
  await refund(shop, orderNo, { lines: [{ itemId, qty: 1, amount: 120 }] })
  expect(await getVariants()).toEqual([8, 10])
  await refund(shop, orderNo)
  expect(await getVariants()).toEqual([10, 10])
  expect(await getStock(t, shop.product)).toEqual({ stock: 10, sold: 0 })
})

test('refunds items in part, never more than was paid', async () => {
  const shop = await openShop(t)
  await makePointCard(t.deps, {
    storeId: shop.storeId,
    rules: { pcEarn: { type: 'per_amount', unit: 100, points: 1 } },
  })
  const { orderNo } = await orderPaid(t, shop, makeCart({ product: shop.product, qty: 3 }))
  const itemId = (await detail(shop, orderNo)).items[0]?.itemId as number
  const part = (qty: number, amount: number, more: object = {}) =>
    refund(shop, orderNo, { lines: [{ itemId, qty, amount }], ...more })
  expect((await part(1, 361)).status).toBe(400)
  expect((await part(4, 100)).status).toBe(400)
  expect((await part(1, 0)).status).toBe(400)
  expect((await part(0, 10, { shippingAmount: 1 })).status).toBe(400)
  expect((await refund(shop, orderNo, { lines: [{ itemId: 999_999, qty: 1, amount: 1 }] })).status).toBe(400)
  const { body } = await part(1, 120)
  expect(body.order).toMatchObject({
    orderStatus: 'paid',
    paymentStatus: 'PART_REFUNDED',
    refundedAmount: 120,
  })
  expect(body.order.items[0]).toMatchObject({ oiRefundedQty: 1, oiRefunded: 120 })
  expect(await getStock(t, shop.product)).toEqual({ stock: 8, sold: 2 })
  expect(await getMember(shop)).toMatchObject({ orderCount: 1, totalSpent: 240 })
  expect(await getPoints(shop)).toBe(2)
  expect((await part(2, 241)).status).toBe(400)
  await part(2, 240, { restock: false })
  expect(await getHistory(t, orderNo)).toMatchObject({ paymentStatus: 'REFUNDED', orderStatus: 'canceled' })
  expect(await getStock(t, shop.product)).toEqual({ stock: 8, sold: 2 })
  expect(await getPoints(shop)).toBe(0)
})

test('refunds once for two simultaneous refunds', async () => {
  const shop = await openShop(t)
  const { orderNo } = await orderPaid(t, shop)
  const both = await Promise.all([refund(shop, orderNo), refund(shop, orderNo)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await getStock(t, shop.product)).toEqual({ stock: 10, sold: 0 })
})

test('denies another store, and filters by status, day, amount and words', async () => {
  const shop = await openShop(t)
  const { orderNo } = await orderPaid(t, shop)
  const open = (await order(t, shop, makeCart({ product: shop.product, qty: 2 }))).body.orderNo
  const other = await makeStoreAdmin(t.deps)
  const foreign = { store: other.store.storeCode, orderNo }
  expect((await t.call(getShopOrder, foreign, other.token)).status).toBe(404)
  expect((await t.call(refundOrder, { ...foreign, way: 'cash' }, other.token)).status).toBe(404)
  const list = async (input: object) =>
    (await t.call(listOrderHistory, { store: shop.store, ...input }, shop.own.token)).body.orderList.map(
      (each) => each.orderNo,
    )
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(t.deps.now())
  expect(await list({})).toEqual([open, orderNo])
  expect(await list({ orderStatus: 'paid' })).toEqual([orderNo])
  expect(await list({ isPaid: false, from: day, to: day })).toEqual([open])
  expect(await list({ minAmount: 200 })).toEqual([open])
  expect(await list({ to: '2020-01-01' })).toEqual([])
  expect(await list({ q: '王小' })).toHaveLength(2)
  expect(await list({ q: orderNo.toLowerCase() })).toEqual([orderNo])
  expect(await list({ isRefundDue: true })).toEqual([])
})
