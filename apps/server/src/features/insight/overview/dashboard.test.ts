import * as contract from '@lumiroute/contract/overview'
import { listCouponUsage } from '@lumiroute/contract/coupon'
import { listMembers } from '@lumiroute/contract/member'
import { listAllOrders, listOrderHistory } from '@lumiroute/contract/order'
import { listRecords } from '@lumiroute/contract/record'
import { listStores } from '@lumiroute/contract/store'
import { adScans, deliveryPromises } from '../../../db/schema/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd, makeOrder, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon, makeShopOrder, makeTicket } from '../../../testing/coupon-factories.ts'
import {
  makeMember,
  makeOperator,
  makeStore,
  makeStoreAdmin,
  type Person,
} from '../../../testing/factories.ts'
import { makeRecord } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Half past midnight on a Saturday in Taipei, still Friday in UTC; the week began last year. */
const now = new Date('2027-01-02T00:30:00+08:00')
const at = (text: string) => new Date(`${text}+08:00`)
const long = at('2026-01-01T00:00:00')

let t: TestApp
let operator: Person
let owner: Person
let other: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => now })
  operator = await makeOperator(t.deps)
  owner = await makeStoreAdmin(t.deps, { storeId: (await makeStore(t.deps, { createdAt: long })).id })
  other = await makeStoreAdmin(t.deps, { storeId: (await makeStore(t.deps, { createdAt: long })).id })
})
afterAll(() => t.close())

const platform = async (range: contract.DashboardRange = 'week') =>
  (await t.call(contract.getPlatformDashboard, { range }, operator.token)).body
const ofStore = async (who: Person = owner, range: contract.DashboardRange = 'week') =>
  (await t.call(contract.getStoreDashboard, { store: owner.store.storeCode, range }, who.token)).body

type Drive = { people?: number; plays?: number; planned?: number; store?: Person; isOpen?: boolean }
async function drive(day: string, { people, plays = 0, planned, store = owner, isOpen }: Drive) {
  const ad = await makeAd(t.deps, { storeId: store.store.id, broadcastDates: [day], review: 'accept' })
  if (planned !== undefined)
    await t.deps.db.insert(deliveryPromises).values({ adId: ad.id, date: day, minutes: 480, plays: planned })
  return makeRecord(t.deps, {
    ad,
    peopleTotal: people ?? null,
    deliveredPlays: plays,
    ...(isOpen && { startDateTime: now, endDateTime: null }),
  })
}

test('shows zero people on an empty platform, and what is missing', async () => {
  const { figures, steps, todayList, series } = await platform()
  expect(figures.people).toEqual({ value: 0, done: 0, before: 0, driven: 0, measured: 0 })
  expect(figures.income).toEqual({ value: 0, done: 0, before: 0 })
  expect(steps).toMatchObject({ store: true, vehicle: false, ad: false })
  expect(todayList).toEqual([])
  expect(series).toHaveLength(14)
  expect(series.at(-1)).toEqual({ day: '2027-01-02', people: 0, plays: 0, money: 0 })
})

test('counts broadcasts per day in Taipei, and compares only whole days of both weeks', async () => {
  await drive('2026-12-28', { plays: 5, planned: 5 })
  await drive('2027-01-01', { people: 100, plays: 10, planned: 12 })
  await drive('2027-01-02', { people: 7, plays: 1, isOpen: true })
  await drive('2026-12-21', { people: 20, plays: 3 })
  await drive('2026-12-25', { people: 30, plays: 5, store: other })
  for (const day of ['2026-12-20', '2026-12-26', '2026-12-27']) await drive(day, { people: 999, plays: 99 })
  const { figures, period, todayList, topAdList, topStoreList } = await platform()
  expect(figures.people).toEqual({ value: 107, done: 100, before: 50, driven: 3, measured: 2 })
  expect(figures.plays).toEqual({ value: 16, done: 15, before: 8, planned: 17, kept: 15 })
  expect(figures).toMatchObject({ onRoad: 1, onAir: 1 })
  expect(todayList).toMatchObject([{ state: 'running', people: 7, planned: null }])
  expect(topAdList.map(({ people }) => people)).toEqual([100, 7])
  expect(topStoreList).toMatchObject([{ storeCode: owner.store.storeCode, people: 107, broadcasts: 2 }])
  const { from, to } = period
  const listed = await t.call(listRecords, { from, to }, operator.token)
  const people = listed.body.adBroadcastRecordList.map(({ peopleTotal }) => peopleTotal ?? 0)
  expect(people.reduce((sum, one) => sum + one)).toBe(107)
  expect((await ofStore()).figures.people).toMatchObject({ value: 107, before: 20 })
})

test('shows people as unknown if a broadcast took place and nobody was counted', async () => {
  await drive('2026-11-20', { plays: 2 })
  const { figures, series } = await platform('30')
  expect(figures.people.before).toBeNull()
  expect((await platform()).series.find(({ day }) => day === '2026-12-28')?.people).toBeNull()
  expect(series.find(({ day }) => day === '2026-12-23')?.people).toBe(0)
})

test('includes the days between in longer ranges', async () => {
  expect((await platform('7')).figures.people).toMatchObject({ value: 107 + 999, before: 20 + 30 + 999 })
  const { figures, series } = await platform('30')
  expect(figures.people).toMatchObject({ value: 107 + 50 + 3 * 999 })
  expect(series).toHaveLength(30)
})

test('counts income on the day of payment, from midnight to midnight', async () => {
  const pay = async (when: string, orderAmount: number, given = {}) =>
    makeOrder(t.deps, await makeAd(t.deps, { storeId: owner.store.id }), {
      paidAt: at(when),
      orderAmount,
      ...given,
    })
  await pay('2026-12-27T23:59:59', 1)
  await pay('2026-12-28T00:00:00', 10)
  await pay('2027-01-01T23:59:59', 100)
  await pay('2027-01-02T00:10:00', 1000)
  await pay('2026-12-20T23:59:59', 2)
  await pay('2026-12-21T00:00:00', 20)
  await pay('2026-12-25T23:59:59', 200)
  await pay('2026-12-26T00:00:00', 3)
  await pay('2027-01-01T12:00:00', 5000, { paymentStatus: 'REFUNDED' })
  const { figures, period, series, happeningList } = await platform()
  expect(figures.income).toEqual({ value: 1110, done: 110, before: 220 })
  expect(series.find(({ day }) => day === '2026-12-27')?.money).toBe(1)
  expect(happeningList[0]).toMatchObject({ kind: 'paid', amount: 1000 })
  const asked = { source: 'AD' as const, isPaid: true, paidFrom: period.from, paidTo: period.to }
  const { body } = await t.call(listAllOrders, asked, operator.token)
  expect(body.orderList.reduce((sum, { orderAmount }) => sum + orderAmount, 0)).toBe(1110)
})

test('counts a new store like the list does', async () => {
  await makeStore(t.deps, { createdAt: at('2026-12-28T00:00:00') })
  await makeStore(t.deps, { createdAt: at('2026-12-27T23:59:59') })
  const { figures, period } = await platform()
  expect(figures.newStores).toMatchObject({ value: 1, before: 0 })
  const { from, to } = period
  const { body } = await t.call(listStores, { from, to, page: 1 }, operator.token)
  expect(body.total).toBe(1)
})

test('shows a store its shop figures as the lists count them', async () => {
  const storeId = owner.store.id
  const paid = { storeId, paymentStatus: 'SUCCESS', orderStatus: 'paid' }
  await makeShopOrder(t.deps, { ...paid, orderTime: at('2026-12-28T00:00:00'), orderAmount: 300 })
  const part = { paymentStatus: 'PART_REFUNDED', refundedAmount: 200 }
  await makeShopOrder(t.deps, { ...paid, ...part, orderTime: at('2027-01-01T08:00:00'), orderAmount: 500 })
  await makeShopOrder(t.deps, { ...paid, orderTime: at('2026-12-27T23:59:59'), orderAmount: 900 })
  await makeShopOrder(t.deps, { storeId, orderTime: at('2027-01-01T08:00:00') })
  const coupon = await makeCoupon(t.deps, { storeId })
  await makeTicket(t.deps, coupon, { status: 'used', usedAt: at('2027-01-01T23:59:59') })
  await makeTicket(t.deps, coupon, { status: 'used', usedAt: at('2026-12-25T12:00:00') })
  await makeTicket(t.deps, coupon)
  const followed = { storeId, followStatus: 'following' }
  await makeMember(t.deps, { ...followed, followedAt: at('2026-12-28T00:00:00') })
  await makeMember(t.deps, { ...followed, followedAt: long })
  const record = await drive('2026-12-30', {})
  await t.deps.db.insert(adScans).values([1, 2].map(() => ({ adId: record.adId, recordId: record.id })))
  const { figures, period } = await ofStore()
  expect(figures).toMatchObject({
    orders: { value: 2, done: 2, before: 0 },
    revenue: { value: 600, done: 600, before: 0 },
    couponUses: { value: 1, done: 1, before: 1 },
    newFriends: { value: 1, before: 0 },
    scans: { value: 2, before: 0 },
    friends: 2,
  })
  const store = owner.store.storeCode
  const { from, to } = period
  const total = async (list: Promise<{ body: { total?: number | undefined } }>) => (await list).body.total
  const days = { store, from, to, page: 1 }
  expect(await total(t.call(listOrderHistory, { ...days, isPaid: true }, owner.token))).toBe(2)
  expect(await total(t.call(listCouponUsage, { ...days, status: 'used' }, owner.token))).toBe(1)
  const friends = { storeCode: store, followStatus: 'following' as const, friendFrom: from, friendTo: to }
  expect(await total(t.call(listMembers, { ...friends, page: 1 }, owner.token))).toBe(1)
})

test('returns the next booked days by date, without today', async () => {
  const vehicle = await makeVehicle(t.deps)
  await makeRecord(t.deps, {
    ad: await makeAd(t.deps, {
      storeId: owner.store.id,
      moveType: 'fix_play',
      fixLocation: '車站廣場',
      broadcastDates: ['2027-01-07'],
    }),
    startDateTime: null,
    endDateTime: null,
  })
  for (const day of ['2027-01-05', '2027-01-03'])
    await makeRecord(t.deps, {
      ad: await makeAd(t.deps, { storeId: owner.store.id, broadcastDates: [day] }),
      vehicleId: vehicle.id,
      startDateTime: null,
      endDateTime: null,
    })
  const { nextList } = await ofStore()
  expect(nextList).toMatchObject([
    { day: '2027-01-03', vehicleNo: vehicle.no, state: 'waiting' },
    { day: '2027-01-05', plays: 0 },
    { day: '2027-01-07', vehicleNo: null, moveType: 'fix_play', fixLocation: '車站廣場' },
  ])
})

test('shows an operator any store, with links to it, and denies another store', async () => {
  await makeProduct(t.deps, { storeId: owner.store.id, prodTrackStock: true, prodStock: 0 })
  const [own, seen] = [await ofStore(), await ofStore(operator)]
  expect(seen.figures).toEqual(own.figures)
  expect(own.todoList).toContainEqual({
    kind: 'productShort',
    count: 1,
    link: { kind: 'productList', params: { stock: 'short' } },
  })
  const { storeCode: store } = owner.store
  for (const { link } of seen.todoList) expect(link).toMatchObject({ params: { store } })
  const foreign = { store: owner.store.storeCode }
  expect((await t.call(contract.getStoreDashboard, foreign, other.token)).status).toBe(403)
  expect((await t.call(contract.getPlatformDashboard, {}, owner.token)).status).toBe(403)
  expect((await t.call(contract.getStoreDashboard, { store: 'NOBODY' }, operator.token)).status).toBe(404)
})
