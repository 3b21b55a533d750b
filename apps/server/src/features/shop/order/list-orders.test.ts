import { listOrderHistory, listOrders } from '@lumiroute/contract/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderItems, orders } from '../../../db/schema/index.ts'
import { makeAd, makeOrder } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { beginPayment } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const numbered = () => ({ orderNo: crypto.randomUUID().slice(0, 14) })

async function makeCartOrder(storeId: number, given: Partial<typeof orders.$inferInsert> = {}) {
  const values = { storeId, source: 'CART', paymentId: crypto.randomUUID().slice(0, 20), orderAmount: 360 }
  const [order] = await t.deps.db
    .insert(orders)
    .values({
      ...values,
      paymentStatus: 'SUCCESS',
      orderStatus: 'paid',
      adminName: '林店長',
      ...numbered(),
      ...given,
    })
    .returning()
  const orderId = (order as { id: number }).id
  const line = { orderId, oiProdSaleQty: 2, oiProdSalePrice: 120 }
  await t.deps.db.insert(orderItems).values([
    { ...line, oiProdCode: 'P1', oiProdName: '拿鐵' },
    { ...line, oiProdCode: 'P2', oiProdName: '可頌', oiProdSaleQty: 1 },
  ])
  return order as { id: number; paymentId: string }
}

type Input = Omit<Parameters<typeof t.call<typeof listOrders>>[1], 'store'>
const list = async (input: Input = {}, who: Person = own) =>
  (await t.call(listOrders, { store: own.store.storeCode, ...input }, who.token)).body

beforeAll(async () => (own = await makeStoreAdmin(t.deps)))

test('lists every order of the store with its items, newest first', async () => {
  const { paymentId, ad } = await beginPayment(t, { own })
  const cart = await makeCartOrder(own.store.id, { orderTime: new Date(Date.now() - 3_600_000) })
  const { orderList } = await list()
  expect(orderList.map((order) => order.paymentId)).toEqual([paymentId, cart.paymentId])
  expect(orderList[0]).toMatchObject({
    source: 'AD',
    storeAdmin: { adminName: own.account.adminName },
    ad: { id: ad.id, name: ad.name },
    paymentStatus: 'INIT',
    orderAmount: 8000,
    paidAt: null,
    items: [
      { oiProdCode: 'AD', oiProdName: `廣告訂閱：${ad.name}`, oiProdSaleQty: 1, oiProdSalePrice: 8000 },
    ],
  })
  expect(orderList[1]).toMatchObject({ ad: null, items: [{ oiProdCode: 'P1' }, { oiProdCode: 'P2' }] })
  expect(orderList[0]?.orderTime).toMatch(/\+08:00$/)
})

test('returns the history only for shop orders', async () => {
  const { body } = await t.call(listOrderHistory, { store: own.store.storeCode }, own.token)
  expect(body.orderList.map(({ source }) => source)).toEqual(['CART'])
})

test('denies another store’s orders, and shows an operator each store’s by name', async () => {
  const other = await makeStoreAdmin(t.deps)
  const { paymentId } = await beginPayment(t, { own: other })
  expect(JSON.stringify(await list({ q: paymentId }))).not.toContain(paymentId)
  expect((await list({ paymentId })).orderList).toEqual([])
  expect((await t.call(listOrders, { store: other.store.storeCode }, own.token)).status).toBe(403)
  const operator = await makeOperator(t.deps)
  const { body } = await t.call(listOrders, { store: other.store.storeCode }, operator.token)
  expect(body.orderList).toHaveLength(1)
})

test('searches by number, ad, person and product, and treats wildcards as text', async () => {
  const ad = await makeAd(t.deps, { storeId: own.store.id, name: '百分百 100%' })
  const order = await makeOrder(t.deps, ad)
  for (const q of [order.paymentId.slice(3, 12).toLowerCase(), '百分百', '0%'])
    expect((await list({ q })).orderList.map(({ id }) => id)).toEqual([order.id])
  expect((await list({ q: '可頌' })).orderList).toHaveLength(1)
  expect((await list({ q: '林店長' })).orderList).toHaveLength(1)
})

test('finds an order by an earlier payment attempt too', async () => {
  const first = await beginPayment(t, { own })
  const second = await beginPayment(t, first)
  const { orderList } = await list({ paymentId: first.paymentId })
  expect(orderList.map(({ paymentId }) => paymentId)).toEqual([second.paymentId])
})

test('pages, sorts and filters by paid', async () => {
  const all = (await list()).orderList
  const page = await list({ page: 2, size: 2, sort: 'orderAmount' })
  expect(page.total).toBe(all.length)
  expect(page.orderList).toHaveLength(2)
  const paid = (await list({ isPaid: true })).orderList
  expect(paid.map(({ paymentStatus }) => paymentStatus)).toEqual(['SUCCESS', 'SUCCESS'])
  expect((await list({ isPaid: false })).orderList).toHaveLength(all.length - 2)
})
