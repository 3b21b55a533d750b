import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coupons, couponTickets, productCategories } from '../../../db/schema/index.ts'
import { makeCoupon, makePointCard, makeShopOrder, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeMember, makeStore } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  type OrderLine,
  holdTickets,
  priceTickets,
  releaseTickets,
  restoreTickets,
  useTickets,
} from './order-tickets.ts'

const at = new Date('2026-11-16T12:30:00+08:00')
const dayMs = 86_400_000

let t: TestApp
beforeAll(async () => (t = await startTestApp({ now: () => at })))
afterAll(() => t.close())

const line = (change: Partial<OrderLine> = {}): OrderLine => ({
  productId: 1,
  variantId: null,
  cateIds: [],
  prodCode: 'LATTE',
  price: 150,
  qty: 2,
  isPointEligible: true,
  ...change,
})

async function scene() {
  const store = await makeStore(t.deps)
  const member = await makeMember(t.deps, { storeId: store.id })
  const price = (ticketNos: string[], lines = [line()], shippingFee = 0) =>
    t.deps.db.write((tx) =>
      priceTickets(tx, { storeId: store.id, memberId: member.id, ticketNos, lines, shippingFee, at }),
    )
  return { storeId: store.id, member, price }
}
type Scene = Awaited<ReturnType<typeof scene>>

async function getTicket(
  { storeId, member }: Scene,
  coupon: Omit<Parameters<typeof makeCoupon>[1], 'storeId'> = {},
  given = {},
) {
  const made = await makeCoupon(t.deps, { storeId, ...coupon })
  return { coupon: made, ticket: await makeTicket(t.deps, made, { memberId: member.id, ...given }) }
}
const getRow = async (id: number) =>
  (await t.deps.db.select().from(couponTickets).where(eq(couponTickets.id, id)))[0]
const getCoupon = async (id: number) => (await t.deps.db.select().from(coupons).where(eq(coupons.id, id)))[0]

test('deducts a ticket’s amount from the cart lines in its scope', async () => {
  const s = await scene()
  const { ticket, coupon } = await getTicket(s, {
    cpnScope: { type: 'prodCodes', prodCodes: ['latte'], cateCodes: [], exclude: [] },
  })
  const found = await s.price([ticket.ticketNo], [line({ prodCode: 'TEA' }), line()])
  expect(found).toEqual({
    tickets: [{ ticketId: ticket.id, ticketNo: ticket.ticketNo, cpnCode: coupon.cpnCode, amount: 100 }],
    discounts: [0, 100],
    shippingDiscount: 0,
  })
})

test('includes subcategories in a category, and never an excluded product', async () => {
  const s = await scene()
  const [parent] = await t.deps.db
    .insert(productCategories)
    .values({ storeId: s.storeId, cateCode: 'DRINK', cateName: '飲品' })
    .returning()
  const [child] = await t.deps.db
    .insert(productCategories)
    .values({ storeId: s.storeId, cateCode: 'COFFEE', cateName: '咖啡', parentId: parent?.id as number })
    .returning()
  const { ticket } = await getTicket(s, {
    cpnScope: { type: 'cateCodes', cateCodes: ['drink'], prodCodes: [], exclude: ['DRIP'] },
  })
  const cateIds = [child?.id as number]
  const lines = [line({ cateIds }), line({ cateIds, prodCode: 'drip' }), line()]
  expect((await s.price([ticket.ticketNo], lines)).discounts).toEqual([100, 0, 0])
})

test.each<[string, object, object, string]>([
  ['used', {}, { status: 'used' }, '此優惠券已使用'],
  ['revoked', {}, { status: 'revoked' }, '此優惠券已作廢'],
  ['after its validity', {}, { expiresAt: at }, '此優惠券已過期'],
  ['before its validity', {}, { validFrom: new Date(at.getTime() + 1) }, '此優惠券尚未開始使用'],
  [
    'outside its hours',
    { cpnUseHours: [{ days: [1], from: '09:00', to: '12:30' }] },
    {},
    '目前不在此優惠券的使用時段',
  ],
  [
    'on another weekday',
    { cpnUseHours: [{ days: [0, 2], from: '00:00', to: '24:00' }] },
    {},
    '目前不在此優惠券的使用時段',
  ],
])('rejects a ticket %s', async (_which, coupon, given, why) => {
  const s = await scene()
  const { ticket } = await getTicket(s, coupon, given)
  await expect(s.price([ticket.ticketNo])).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `「滿額折 100」：${why}`,
    fields: { tickets: expect.anything() },
  })
})

test.each<[object, string]>([
  [{ cpnMinSpend: 301 }, '「滿額折 100」需消費滿 NT$301'],
  [{ cpnRedeem: 'staff_qr' }, '「滿額折 100」需在店內使用'],
  [
    { cpnScope: { type: 'prodCodes', prodCodes: ['CAKE'], cateCodes: [], exclude: [] } },
    '「滿額折 100」沒有適用的商品',
  ],
  [{ cpnReward: { type: 'free_shipping', maxDiscount: null } }, '「滿額折 100」：此訂單沒有運費'],
])('rejects %j at the field', async (coupon, tickets) => {
  const s = await scene()
  const { ticket } = await getTicket(s, coupon)
  await expect(s.price([ticket.ticketNo])).rejects.toMatchObject({
    code: 'VALIDATION',
    message: tickets,
    fields: { tickets: expect.anything() },
  })
})

test('returns not found for another member’s ticket', async () => {
  const [one, other] = [await scene(), await scene()]
  const { ticket } = await getTicket(other)
  for (const no of [ticket.ticketNo, 'T-NONE'])
    await expect(one.price([no])).rejects.toMatchObject({
      message: '找不到優惠券',
      fields: { tickets: expect.anything() },
    })
})

async function priceTwo(cpnStackable: boolean) {
  const s = await scene()
  const { coupon, ticket } = await getTicket(s, { cpnStackable })
  const second = await makeTicket(t.deps, coupon, { memberId: s.member.id })
  return s.price([ticket.ticketNo, second.ticketNo])
}

test('combines two tickets of one coupon only if it is stackable', async () => {
  expect((await priceTwo(true)).discounts).toEqual([200])
  await expect(priceTwo(false)).rejects.toMatchObject({
    message: '「滿額折 100」一筆訂單限用一張',
    fields: { tickets: expect.anything() },
  })
  const s = await scene()
  const { ticket } = await getTicket(s, { cpnStackable: true })
  await expect(s.price([ticket.ticketNo, ticket.ticketNo])).rejects.toMatchObject({ code: 'VALIDATION' })
})

test('combines two coupons if each allows the other', async () => {
  const s = await scene()
  const one = await getTicket(s, { cpnCode: 'ONE', cpnStackWith: ['two'] })
  const two = await getTicket(s, { cpnCode: 'TWO', cpnTitle: '第二張' })
  const both = [one.ticket.ticketNo, two.ticket.ticketNo]
  await expect(s.price(both)).rejects.toMatchObject({
    message: '「第二張」不可與「滿額折 100」併用',
    fields: { tickets: expect.anything() },
  })
  await t.deps.db.update(coupons).set({ cpnStackable: true }).where(eq(coupons.id, two.coupon.id))
  expect((await s.price(both)).tickets.map(({ amount }) => amount)).toEqual([100, 100])
})

test('uses a reserved ticket when its order is paid, and releases it when cancelled', async () => {
  const s = await scene()
  const { ticket, coupon } = await getTicket(s)
  const order = await makeShopOrder(t.deps, { storeId: s.storeId, memberId: s.member.id })
  const { tickets } = await s.price([ticket.ticketNo])
  await t.deps.db.write((tx) => holdTickets(tx, order.id, tickets))
  await expect(s.price([ticket.ticketNo])).rejects.toMatchObject({ code: 'CONFLICT' })
  await t.deps.db.write((tx) => releaseTickets(tx, order.id))
  expect(await getRow(ticket.id)).toMatchObject({ status: 'held', orderId: null, discountAmount: 0 })
  await t.deps.db.write((tx) => holdTickets(tx, order.id, tickets))
  for (let twice = 0; twice < 2; twice++) await t.deps.db.write((tx) => useTickets(tx, order.id, at))
  expect(await getRow(ticket.id)).toMatchObject({
    status: 'used',
    usedAt: at,
    orderId: order.id,
    channel: 'shop',
  })
  expect(await getCoupon(coupon.id)).toMatchObject({ used: 1, discountTotal: 100 })
})

test('reserves a ticket for one of many simultaneous orders', async () => {
  const s = await scene()
  const { ticket } = await getTicket(s)
  const orders = await Promise.all(
    Array.from({ length: 12 }, () => makeShopOrder(t.deps, { storeId: s.storeId, memberId: s.member.id })),
  )
  const tries = await Promise.allSettled(
    orders.map(({ id }) =>
      t.deps.db.write(async (tx) => {
        const asked = {
          storeId: s.storeId,
          memberId: s.member.id,
          ticketNos: [ticket.ticketNo],
          lines: [line()],
          shippingFee: 0,
          at,
        }
        await holdTickets(tx, id, (await priceTickets(tx, asked)).tickets)
      }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  [
    'is still valid is restored',
    30,
    { status: 'restored', orderId: null, usedAt: null },
    { used: 0, discountTotal: 0 },
  ],
  ['expired meanwhile stays used', 1, { status: 'used' }, { used: 1, discountTotal: 100 }],
])('after a refund a ticket that %s', async (_which, days, row, count) => {
  const s = await scene()
  const { ticket, coupon } = await getTicket(s, {}, { expiresAt: new Date(at.getTime() + days * dayMs) })
  const order = await makeShopOrder(t.deps, { storeId: s.storeId, memberId: s.member.id })
  const { tickets } = await s.price([ticket.ticketNo])
  await t.deps.db.write((tx) => holdTickets(tx, order.id, tickets))
  await t.deps.db.write((tx) => useTickets(tx, order.id, at))
  const later = new Date(at.getTime() + 2 * dayMs)
  for (let twice = 0; twice < 2; twice++) await t.deps.db.write((tx) => restoreTickets(tx, order.id, later))
  expect(await getRow(ticket.id)).toMatchObject(row)
  expect(await getCoupon(coupon.id)).toMatchObject(count)
})

test('adds points for each use of a points ticket, and deducts them on return', async () => {
  const s = await scene()
  const card = await makePointCard(t.deps, { storeId: s.storeId })
  const { ticket } = await getTicket(s, { cpnReward: { type: 'points', value: 3, pcCode: card.pcCode } })
  const pointsNow = async () =>
    (
      await t.deps.db.pool.query(
        'select coalesce(sum(points), 0)::int as n from member_card where member_id = $1',
        [s.member.id],
      )
    ).rows[0]?.n as number
  for (let twice = 0; twice < 2; twice++) {
    const order = await makeShopOrder(t.deps, { storeId: s.storeId, memberId: s.member.id })
    const { tickets } = await s.price([ticket.ticketNo])
    await t.deps.db.write((tx) => holdTickets(tx, order.id, tickets))
    await t.deps.db.write((tx) => useTickets(tx, order.id, at))
    expect(await pointsNow()).toBe(3)
    await t.deps.db.write((tx) => restoreTickets(tx, order.id, at))
    expect(await pointsNow()).toBe(0)
  }
})
