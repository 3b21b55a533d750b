import { checkOut, getShopOrder, listOrderHistory, listOwnOrders } from '@lumiroute/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponTickets, orders, products } from '../../../db/schema/index.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember, makeStoreAdmin } from '../../../testing/factories.ts'
import { makeCart, getHistory, openShop, order, type Shop, getStock } from '../../../testing/order-steps.ts'
import { readHandOff } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let shop: Shop
beforeAll(async () => {
  t = await startTestApp()
  shop = await openShop(t)
})
afterAll(() => t.close())

const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  t.deps.db.update(products).set(values).where(eq(products.id, id))
type Refused = { changedLines?: unknown[] }

test('creates an order from a cart with the server’s names and prices, and starts its payment', async () => {
  const { status, body } = await order(t, shop, {
    ...makeCart({ product: { ...shop.product, prodName: '假名' }, qty: 3 }),
    delivery: { type: 'pickup' },
    memo: '少冰',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ orderAmount: 360, paymentStatus: 'INIT', checkoutForm: null })
  const handOff = readHandOff(body.checkoutUrl ?? '')
  expect(handOff).toMatchObject({ paymentId: body.paymentId, prodTotlePrice: 360, mbrName: '' })
  expect(handOff.productList).toEqual([
    { prodCode: shop.product.prodCode, prodName: '拿鐵', prodQty: 3, prodPrice: 120 },
  ])
  expect(await getHistory(t, body.orderNo)).toMatchObject({
    source: 'CART',
    orderStatus: 'created',
    memo: '少冰',
    mbr: { mbrCode: shop.guest.member.mbrCode, name: '王小明' },
    events: ['created'],
  })
  expect(await getStock(t, shop.product)).toEqual({ stock: 10, sold: 0 })
})

test.each<[string, object, object, string]>([
  ['more expensive now', { prodSalePrice: 150 }, {}, 'price'],
  ['off', { prodStatus: 'off' }, {}, 'off'],
  ['not yet on sale', { prodOnAt: new Date(Date.now() + 60_000) }, {}, 'off'],
  ['short', { prodStock: 1 }, {}, 'stock'],
  ['sold out', { prodStatus: 'soldout' }, {}, 'stock'],
  ['limited', { prodMaxPerOrder: 1 }, {}, 'many'],
  ['below the minimum quantity', { prodMinPerOrder: 12 }, {}, 'few'],
  ['removed', { removedAt: new Date() }, {}, 'gone'],
  ['not deliverable', { prodDelivery: ['pickup'] }, { delivery: { type: 'home' } }, 'delivery'],
])(
  'rejects a product that is %s at its cart line, and orders nothing',
  async (_which, values, more, reason) => {
    const own = {
      ...shop,
      product: await makeProduct(t.deps, { ...shop.product, ...fresh(), storeId: shop.storeId }),
    }
    await change(own.product.id, values)
    const { status, body } = await order(t, own, { ...makeCart({ product: own.product, qty: 2 }), ...more })
    expect(status).toBe(409)
    expect((body as Refused).changedLines).toMatchObject([{ prodCode: own.product.prodCode, reason }])
  },
)

let counter = 0
const fresh = () => ({ id: undefined, prodCode: `F${++counter}`, variants: [] })

test('rejects a wrong total and returns the right one', async () => {
  const { status, body } = await order(t, shop, { prodTotalPrice: 100 })
  expect([status, body.message]).toEqual([409, '商品總額應為 NT$120，請重新確認'])
})

test('uses a variant’s own price and stock, and requires one to be chosen', async () => {
  const variants = [{ varCode: 'L', salePrice: 140, stock: 1 }]
  const product = await makeProduct(t.deps, { storeId: shop.storeId, prodTrackStock: true, variants })
  const own = { ...shop, product }
  expect((await order(t, own)).status).toBe(409)
  const two = await order(t, own, makeCart({ product, varCode: 'L' }, { product, varCode: 'L' }))
  expect((two.body as Refused).changedLines).toMatchObject([
    { reason: 'stock', stock: 1 },
    { reason: 'stock' },
  ])
  const { status, body } = await order(t, own, makeCart({ product, varCode: 'L' }))
  expect([status, body.orderAmount]).toEqual([200, 140])
})

test('returns not found for another store’s product', async () => {
  const foreign = await makeProduct(t.deps)
  const { body } = await order(t, shop, makeCart({ product: foreign }))
  expect((body as Refused).changedLines).toMatchObject([
    { reason: 'gone', prodName: '拿鐵', prodSalePrice: null },
  ])
})

test('deducts a ticket’s amount, and reserves it until the order ends', async () => {
  const coupon = await makeCoupon(t.deps, { storeId: shop.storeId })
  const ticket = await makeTicket(t.deps, coupon, { memberId: shop.guest.member.id })
  const { body } = await order(t, shop, { tickets: [ticket.ticketNo] })
  expect(body.orderAmount).toBe(20)
  expect((await order(t, shop, { tickets: [ticket.ticketNo] })).status).toBe(409)
  const [held] = await t.deps.db.select().from(couponTickets).where(eq(couponTickets.id, ticket.id))
  expect(held).toMatchObject({ status: 'held', discountAmount: 100 })
  const stranger = await makeSignedInMember(t.deps, { storeId: shop.storeId })
  expect((await order(t, { ...shop, guest: stranger }, { tickets: [ticket.ticketNo] })).status).toBe(400)
})

test('settles an order immediately if a ticket makes it free', async () => {
  const own = await openShop(t)
  const coupon = await makeCoupon(t.deps, {
    storeId: own.storeId,
    cpnReward: { type: 'discount_fixed', value: 500 },
  })
  const { ticketNo } = await makeTicket(t.deps, coupon, { memberId: own.guest.member.id })
  const { body } = await order(t, own, { tickets: [ticketNo] })
  expect(body).toMatchObject({ orderAmount: 0, paymentStatus: 'SUCCESS', checkoutUrl: null })
  expect(await getHistory(t, body.orderNo)).toMatchObject({
    orderStatus: 'paid',
    events: ['created', 'paid'],
  })
  expect(await getStock(t, own.product)).toEqual({ stock: 9, sold: 1 })
})

test('creates one order for 50 calls with one key, with the same response', async () => {
  const own = await openShop(t)
  const headers = { 'idempotency-key': 'cart-1' }
  const all = await Promise.all(Array.from({ length: 50 }, () => order(t, own, {}, headers)))
  // On a slow machine some get 503.
  const answers = all.filter(({ status }) => status !== 503)
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await t.deps.db.$count(orders, eq(orders.storeId, own.storeId))).toBe(1)
  const other = await order(t, own, makeCart({ product: own.product, qty: 2 }), headers)
  expect([other.status, other.body.message]).toEqual([409, '相同的 Idempotency-Key 已用於另一筆訂單'])
  const stranger = await makeSignedInMember(t.deps, { storeId: own.storeId })
  const theirs = await order(t, { ...own, guest: stranger }, {}, headers)
  expect(theirs.body.orderNo).not.toBe(answers[0]?.body.orderNo)
})

test('creates one order per key, even if the calls differ or use a ticket', async () => {
  const own = await openShop(t)
  const headers = { 'idempotency-key': 'cart-2' }
  const coupon = await makeCoupon(t.deps, { storeId: own.storeId })
  const { ticketNo } = await makeTicket(t.deps, coupon, { memberId: own.guest.member.id })
  const kinds = [{}, { tickets: [ticketNo] }, { paymentType: 'COD' }]
  const calls = Array.from({ length: 30 }, (_, i) => order(t, own, kinds[i % 3], headers))
  const answers = (await Promise.all(calls)).filter(({ status }) => status !== 503)
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(await t.deps.db.$count(orders, eq(orders.storeId, own.storeId))).toBe(1)
  const placed = answers.filter(({ status }) => status === 200)
  expect(new Set(placed.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('reserves stock for payment on delivery: one of 200 gets the last piece', async () => {
  const own = await openShop(t, { prodStock: 1 })
  const calls = Array.from({ length: 200 }, () => order(t, own, { paymentType: 'COD' }))
  const answers = await Promise.all(calls)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(await getStock(t, own.product)).toEqual({ stock: 0, sold: 1 })
  expect(await t.deps.db.$count(orders, eq(orders.storeId, own.storeId))).toBe(1)
}, 60_000)

test('lets store users order for a member or a walk-in customer, and accept cash', async () => {
  const { own, guest, product, store } = await openShop(t)
  const call = (more: object) => t.call(checkOut, { store, ...makeCart({ product }), ...more }, own.token)
  const { body } = await call({ paymentType: 'CASH', mbrCode: guest.member.mbrCode, shippingFee: 60 })
  expect(body).toMatchObject({ orderAmount: 180, paymentStatus: 'SUCCESS' })
  expect(await getHistory(t, body.orderNo)).toMatchObject({ source: 'POS', memberId: guest.member.id })
  expect((await call({ mbrCode: 'NOBODY' })).status).toBe(404)
  expect(await getHistory(t, (await call({})).body.orderNo)).toMatchObject({ memberId: null, mbr: null })
})

test('denies a member marking as paid, and ordering for others or elsewhere', async () => {
  expect((await order(t, shop, { paymentType: 'CASH' })).status).toBe(400)
  expect((await order(t, shop, { shippingFee: 999 })).status).toBe(409)
  const { body } = await order(t, shop, { mbrCode: 'M-OTHER' })
  expect(await getHistory(t, body.orderNo)).toMatchObject({ memberId: shop.guest.member.id })
  const elsewhere = await makeStoreAdmin(t.deps)
  expect((await order(t, { ...shop, store: elsewhere.store.storeCode })).status).toBe(403)
})

test('rejects out-of-range input without a server error', async () => {
  const line = makeCart({ product: shop.product }).productList[0]
  for (const productList of [[], [{ ...line, prodSaleQty: 0 }], [{ ...line, prodSaleQty: 1e9 }], 'x', [null]])
    expect((await order(t, shop, { productList })).status).toBe(400)
  expect((await order(t, shop, {}, { 'idempotency-key': 'x'.repeat(101) })).status).toBe(400)
  const dear = await makeProduct(t.deps, { storeId: shop.storeId, prodSalePrice: 9_999_999 })
  const many = makeCart({ product: dear, qty: 999 })
  expect((await order(t, shop, many)).status).toBe(400)
})

const noInvoice = { carrierType: null, carrierNum: '', loveCode: '', taxId: '', title: '' }

test('keeps the invoice that the buyer asked for, whole in the detail and masked in the list', async () => {
  const { own, guest, product, store } = await openShop(t)
  const at = { own, guest, product, store, storeId: own.store.id }
  const wish = {
    type: 'person',
    carrierType: 'phone',
    carrierNum: '/AB12+-.',
    taxId: '22099131',
    title: '甲',
  }
  const phone = (await order(t, at, { invoice: wish })).body.orderNo
  const firm = { type: 'company', taxId: '22099131', title: '王小明商行' }
  const company = (await order(t, at, { invoice: firm })).body.orderNo
  const without = (await order(t, at)).body.orderNo
  const detail = async (orderNo: string) =>
    (await t.call(getShopOrder, { store, orderNo }, own.token)).body.order.invoice
  const whole = { ...noInvoice, type: 'person', carrierType: 'phone', carrierNum: '/AB12+-.' }
  expect(await detail(phone)).toEqual(whole)
  expect(await detail(company)).toEqual({ ...noInvoice, ...firm })
  expect(await detail(without)).toBeNull()
  const listed = (await t.call(listOrderHistory, { store }, own.token)).body.orderList
  const inList = (orderNo: string) => listed.find((each) => each.orderNo === orderNo)?.invoice
  expect(inList(phone)).toEqual({ ...whole, carrierNum: '/A*****.' })
  expect(inList(company)).toEqual({ ...noInvoice, ...firm, title: '王○○○行' })
  expect(inList(without)).toBeNull()
  const mine = (await t.call(listOwnOrders, { store }, undefined, guest.by)).body.orderList
  expect(mine.find((each) => each.orderNo === phone)?.invoice).toEqual(whole)
})

test.each<[object, string]>([
  [{ type: 'person', carrierType: 'phone', carrierNum: '/AB12+-' }, 'invoice.carrierNum'],
  [{ type: 'person', carrierType: 'certificate', carrierNum: 'AB1' }, 'invoice.carrierNum'],
  [{ type: 'company', taxId: '12345678', title: '甲' }, 'invoice.taxId'],
  [{ type: 'company', taxId: '22099131' }, 'invoice.title'],
  [{ type: 'company', taxId: '22099131', title: 'x'.repeat(61) }, 'invoice.title'],
  [{ type: 'donate', loveCode: '12' }, 'invoice.loveCode'],
  [{ type: 'paper' }, 'invoice.type'],
  [{ type: 'person', carrierType: 'phone', carrierNum: ['/AB12+-.'] }, 'invoice.carrierNum'],
])('refuses the invoice %j at its field, and orders nothing', async (invoice, field) => {
  const { status, body } = await order(t, shop, { invoice })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('explains a wrong invoice in both languages', async () => {
  const invoice = { type: 'donate', loveCode: '12' }
  const ask = async (language: string) =>
    (await order(t, shop, { invoice }, { 'accept-language': language })).body.fields
  expect(await ask('zh-TW')).toEqual({ 'invoice.loveCode': '捐贈碼為 3 至 7 個數字' })
  expect(await ask('en')).toEqual({ 'invoice.loveCode': 'A donation code has 3 to 7 digits' })
})
