import { claimCoupon } from '@lumiroute/contract/coupon'
import { getFunnel, listOutcomes } from '@lumiroute/contract/effect'
import { claimTouch, eraseMember } from '@lumiroute/contract/member'
import { refundOrder } from '@lumiroute/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members, orders, touches, touchSteps } from '../../../db/schema/index.ts'
import { makeAd, makeOrder, type MadeAd } from '../../../testing/ad-factories.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember } from '../../../testing/factories.ts'
import { makeRecord } from '../../../testing/record-factories.ts'
import { openShop, order, orderPaid, type Shop } from '../../../testing/order-steps.ts'
import { notify } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { deleteOldTouches, touchDays } from '../../shop/touch/forget-touches.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

type Given = Partial<typeof touches.$inferInsert>

async function makeTouch(ad: MadeAd, given: Given = {}): Promise<string> {
  const id = crypto.randomUUID()
  const row = {
    id,
    storeId: ad.storeId,
    adId: ad.id,
    at: new Date(Date.now() - minute),
    kind: 'scan',
    ...given,
  }
  await t.deps.db.insert(touches).values(row)
  return id
}
const stepsOf = (touchId: string) =>
  t.deps.db
    .select({ step: touchSteps.step, amount: touchSteps.amount })
    .from(touchSteps)
    .where(eq(touchSteps.touchId, touchId))
const ago = (ms: number) => new Date(Date.now() - ms)

async function openScanned() {
  const shop = await openShop(t, { prodStock: 100 })
  const ad = await makeAd(t.deps, { storeId: shop.storeId })
  return { shop, ad, memberId: shop.guest.member.id }
}
const ask = async ({ storeId, own }: Shop, ad: MadeAd, by: 'date' | 'hour' | 'cell' | 'item' = 'date') =>
  t.call(getFunnel, { storeId, adId: ad.id, by }, own.token)

test('an order belongs to the last scan of seven days, and only to that', async () => {
  const { shop, ad, memberId } = await openScanned()
  const [old, early, last] = [
    await makeTouch(ad, { memberId, at: ago(8 * day) }),
    await makeTouch(ad, { memberId, at: ago(3 * day) }),
    await makeTouch(ad, { memberId, at: ago(2 * day) }),
  ]
  await orderPaid(t, shop)
  expect(await stepsOf(last)).toEqual([{ step: 'order', amount: 120 }])
  expect([...(await stepsOf(old)), ...(await stepsOf(early))]).toEqual([])
})

test('an order after seven days belongs to no scan, nor does one that was scanned after ordering', async () => {
  const { shop, ad, memberId } = await openScanned()
  const old = await makeTouch(ad, { memberId, at: ago(7 * day + minute) })
  const { body } = await order(t, shop)
  const late = await makeTouch(ad, { memberId, at: new Date() })
  await notify(t, body.paymentId, 'SUCCESS', { amount: body.orderAmount })
  expect([...(await stepsOf(old)), ...(await stepsOf(late))]).toEqual([])
})

test('refunds are subtracted, and an order that was refunded as a whole is none', async () => {
  const { shop, ad, memberId } = await openScanned()
  const touchId = await makeTouch(ad, { memberId })
  const { orderNo } = await orderPaid(t, shop, { memo: '少冰' })
  const [row] = await t.deps.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, orderNo))
  const item = (await t.deps.db.pool.query('select id from order_item where order_id = $1', [row?.id]))
    .rows[0] as { id: number }
  const refund = (more: object) =>
    t.call(refundOrder, { store: shop.store, orderNo, way: 'cash', ...more }, shop.own.token)
  expect((await refund({ lines: [{ itemId: item.id, qty: 0, amount: 20 }] })).status).toBe(200)
  expect(await stepsOf(touchId)).toEqual([{ step: 'order', amount: 100 }])
  expect((await refund({})).status).toBe(200)
  expect(await stepsOf(touchId)).toEqual([])
})

test('a coupon counts if the member claims it within a day, not if the store gives it', async () => {
  const { shop, ad, memberId } = await openScanned()
  const { cpnCode } = await makeCoupon(t.deps, { storeId: shop.storeId, cpnPerMember: 9 })
  const claim = () => t.call(claimCoupon, { store: shop.store, cpnCode }, undefined, shop.guest.by)
  const old = await makeTouch(ad, { memberId, at: ago(day + minute) })
  expect((await claim()).status).toBe(200)
  expect(await stepsOf(old)).toEqual([])
  const fresh = await makeTouch(ad, { memberId })
  await claim()
  const { mbrCode } = shop.guest.member
  expect((await t.call(claimCoupon, { store: shop.store, cpnCode, mbrCode }, shop.own.token)).status).toBe(
    200,
  )
  expect(await stepsOf(fresh)).toEqual([{ step: 'coupon', amount: null }])
})

test('a member whose session is open claims a scan of this store, and no other', async () => {
  const { shop, ad, memberId } = await openScanned()
  const foreign = await openScanned()
  const taken = await makeTouch(ad, { memberId: (await makeSignedInMember(t.deps, { storeId: shop.storeId })).member.id }) // oxfmt-ignore
  const [own, old, theirs] = [
    await makeTouch(ad),
    await makeTouch(ad, { at: ago(8 * day) }),
    await makeTouch(foreign.ad),
  ]
  for (const touch of [own, old, theirs, taken])
    expect((await t.call(claimTouch, { store: shop.store, touch }, undefined, shop.guest.by)).status).toBe(
      200,
    )
  const memberOf = async (id: string) =>
    (await t.deps.db.select().from(touches).where(eq(touches.id, id)))[0]?.memberId
  expect(await memberOf(own)).toBe(memberId)
  expect([await memberOf(old), await memberOf(theirs)]).toEqual([null, null])
  expect(await memberOf(taken)).not.toBe(memberId)
  expect((await t.call(claimTouch, { store: shop.store, touch: own })).status).toBe(401)
})

test('erasing a member keeps the counts and forgets who it was', async () => {
  const { shop, ad, memberId } = await openScanned()
  const touchId = await makeTouch(ad, { memberId })
  await t.deps.db
    .insert(touchSteps)
    .values({ touchId, step: 'follow', ref: String(memberId), at: new Date(), amount: null })
  await orderPaid(t, shop)
  const [member] = await t.deps.db.select().from(members).where(eq(members.id, memberId))
  const input = { store: shop.store, mbrCode: member?.mbrCode ?? '', version: member?.version ?? 1 }
  expect((await t.call(eraseMember, input, shop.own.token)).status).toBe(200)
  const [row] = await t.deps.db.select().from(touches).where(eq(touches.id, touchId))
  expect(row?.memberId).toBeNull()
  expect((await stepsOf(touchId)).map(({ step }) => step).toSorted()).toEqual(['follow', 'order'])
  const refs = await t.deps.db.select().from(touchSteps).where(eq(touchSteps.step, 'follow'))
  expect(refs.filter(({ ref }) => ref === String(memberId))).toEqual([])
})

test('shows scans of the own ad alone, by date, hour and place, and withholds small groups', async () => {
  const { shop, ad } = await openScanned()
  const foreign = await openScanned()
  const record = await makeRecord(t.deps, { ad })
  const at = (time: string) => new Date(`${record.broadcastDate}T${time}+08:00`)
  const scan = (count: number, given: Given) =>
    Promise.all(Array.from({ length: count }, () => makeTouch(ad, { recordId: record.id, ...given })))
  await scan(9, { at: at('10:05:00'), cell: '25.040,121.510' })
  await scan(6, { at: at('11:05:00'), cell: '25.040,121.510' })
  await scan(3, { at: at('12:05:00'), cell: '25.050,121.520' })
  for (let i = 0; i < 7; i++) await makeTouch(foreign.ad)
  const { total, rowList } = (await ask(shop, ad, 'hour')).body
  expect(total).toEqual({ scans: 18, follows: 0, coupons: 0, orders: 0, amount: 0 })
  expect(rowList.map(({ key, name, scans, orders: sold }) => [key, name, scans, sold])).toEqual([
    ['10', '10:00', 9, 0],
    ['11', '11:00', null, 0],
    ['12', '12:00', null, 0],
  ])
  // 15 of 18 at one place would reveal the three others.
  expect((await ask(shop, ad, 'cell')).body.rowList.map(({ scans }) => scans)).toEqual([null, null])
  expect((await ask(shop, ad, 'date')).body.rowList).toEqual([
    { key: String(record.id), name: record.broadcastDate, scans: 18, follows: 0, coupons: 0, orders: 0, amount: 0 },
  ]) // oxfmt-ignore
  expect((await ask(shop, ad, 'item')).body.rowList).toMatchObject([{ key: null, name: '', scans: 18 }])
  expect((await ask(foreign.shop, foreign.ad)).body.total.scans).toBe(7)
  expect((await ask(shop, foreign.ad)).status).toBe(404)
  const theirs = { storeId: foreign.shop.storeId, adId: foreign.ad.id, by: 'date' as const }
  expect((await t.call(getFunnel, theirs, shop.own.token)).status).toBe(403)
})

test('six orders of one person stay hidden: people count, not orders', async () => {
  const { shop, ad, memberId } = await openScanned()
  for (let i = 0; i < 5; i++) await makeTouch(ad)
  await makeTouch(ad, { memberId })
  for (let i = 0; i < 6; i++) await orderPaid(t, shop)
  expect((await ask(shop, ad)).body.total).toEqual({
    scans: 6,
    follows: 0,
    coupons: 0,
    orders: null,
    amount: null,
  })
})

test('the dashboard shows the price of an ad beside what is associated with it', async () => {
  const { shop, ad } = await openScanned()
  const foreign = await openScanned()
  for (const { ad: each } of [{ ad }, foreign]) {
    await makeRecord(t.deps, { ad: each })
    await makeOrder(t.deps, each, { paymentStatus: 'SUCCESS', orderAmount: 8000 })
    for (let i = 0; i < 6; i++) await makeTouch(each)
  }
  const { body } = await t.call(listOutcomes, { store: shop.store }, shop.own.token)
  expect(body.outcomeList).toMatchObject([
    { adId: ad.id, adName: ad.name, price: 8000, scans: 6, follows: 0, orders: 0, amount: 0 },
  ])
})

test('old scans that led to nothing are deleted', async () => {
  const { ad, memberId } = await openScanned()
  const before = ago((touchDays + 1) * day)
  const [gone, withMember, withStep, young] = [
    await makeTouch(ad, { at: before }),
    await makeTouch(ad, { at: before, memberId }),
    await makeTouch(ad, { at: before }),
    await makeTouch(ad, { at: ago((touchDays - 1) * day) }),
  ]
  await t.deps.db
    .insert(touchSteps)
    .values({ touchId: withStep, step: 'coupon', ref: crypto.randomUUID(), at: before })
  await deleteOldTouches(t.deps)
  const left = await t.deps.db.select({ id: touches.id }).from(touches).where(eq(touches.adId, ad.id))
  expect(left.map(({ id }) => id).toSorted()).toEqual([withMember, withStep, young].toSorted())
  expect(left.map(({ id }) => id)).not.toContain(gone)
})
