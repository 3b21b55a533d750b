import * as contract from '@lumiroute/contract/make-good'
import { listTodos } from '@lumiroute/contract/notification'
import { listOrders } from '@lumiroute/contract/order'
import { listRecords } from '@lumiroute/contract/record'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ads, bookings, deliveryPromises, vehicles } from '../../../db/schema/index.ts'
import { dateIn, makeAd, makeOrder, makeTimetable, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { type MadeRecord, makePromise, makeRecord } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { proposeMakeGoods } from './propose-make-goods.ts'

const date = '2027-03-09'
const settled = new Date('2027-03-10T09:00:00+08:00')

let t: TestApp
let operator: Person
let store: Person
let other: Person
let now = settled
beforeAll(async () => {
  t = await startTestApp({ now: () => now })
  operator = await makeOperator(t.deps)
  store = await makeStoreAdmin(t.deps)
  other = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  now = settled
  await t.deps.db.update(vehicles).set({ vehicleStatus: 'offline' })
})

type Shortfall = { delivered?: number; of?: Person; dates?: string[]; createdAt?: Date }

/** Promised are 100 minutes; the ad of 8,000 dollars is on air. */
async function makeShort({ delivered = 60, of = store, dates = [date], createdAt }: Shortfall = {}) {
  const ad = await makeAd(t.deps, { storeId: of.store.id, broadcastDates: dates, review: 'accept' })
  await makeOrder(t.deps, ad)
  const record = await makeRecord(t.deps, {
    ad,
    broadcastDate: date,
    deliveredMinutes: delivered,
    reportedAt: new Date(`${date}T17:00:00+08:00`),
    measuredAt: new Date(`${date}T17:05:00+08:00`),
  })
  await t.deps.db.pool.query(
    'update ad set snapshot_id = (select max(id) from ad_snapshot where ad_id = $1) where id = $1',
    [ad.id],
  )
  await makePromise(t.deps, record, { minutes: 100, ...(createdAt && { createdAt }) })
  return record
}

const list = async ({ adId }: MadeRecord, { token } = operator) =>
  (await t.call(contract.listMakeGoods, { adId }, token)).body.makeGoodList
async function propose(given?: Shortfall) {
  const record = await makeShort(given)
  await proposeMakeGoods(t.deps)
  const [makeGood] = await list(record)
  return { record, makeGood: makeGood as contract.MakeGood }
}

test('every transition leaves the proposal, once', () => {
  for (const state of contract.makeGoodStates)
    expect(contract.listMakeGoodActions(state)).toEqual(
      state === 'proposed' ? ['credit', 'rebook', 'decline'] : [],
    )
})

test('proposes the price of a date times the missing part, once, after reports had time to arrive', async () => {
  const record = await makeShort({ dates: [date, '2027-03-20'] })
  now = new Date('2027-03-10T05:59:00+08:00')
  await proposeMakeGoods(t.deps)
  expect(await list(record)).toEqual([])
  now = new Date('2027-03-10T06:00:00+08:00')
  await proposeMakeGoods(t.deps)
  await proposeMakeGoods(t.deps)
  expect(await list(record)).toMatchObject([
    {
      broadcastDate: date,
      deliveryPct: 60,
      plannedMinutes: 100,
      deliveredMinutes: 60,
      credit: (8000 / 2) * 0.4,
      state: 'proposed',
      actions: ['credit', 'rebook', 'decline'],
    },
  ])
})

test('proposes nothing for 95 %, for a promise younger than its date, or before the record is measured', async () => {
  const enough = await makeShort({ delivered: 95 })
  const backfilled = await makeShort({ createdAt: new Date('2027-03-10T01:00:00+08:00') })
  const unmeasured = await makeShort()
  await t.deps.db.pool.query('update broadcast_record set reported_at = $2 where id = $1', [
    unmeasured.id,
    new Date(`${date}T18:00:00+08:00`),
  ])
  await proposeMakeGoods(t.deps)
  for (const record of [enough, backfilled, unmeasured]) expect(await list(record)).toEqual([])
})

test('a credit shows on the ad’s order, notifies the store, and cannot be given twice', async () => {
  const { record, makeGood } = await propose()
  const give = () => t.call(contract.creditMakeGood, { makeGoodId: makeGood.id }, operator.token)
  const answers = await Promise.all([give(), give()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await list(record)).toMatchObject([{ state: 'credited', actions: [] }])
  const { orderList } = (await t.call(listOrders, { store: store.store.storeCode }, store.token)).body
  expect(orderList.find(({ ad }) => ad?.id === record.adId)).toMatchObject({
    orderAmount: 8000,
    credit: 3200,
  })
  const { todoList } = (await t.call(listTodos, {}, store.token)).body
  expect(todoList.find(({ kind }) => kind === 'makeGoodDecided')?.count).toBeGreaterThan(0)
})

test('declining needs a reason, which the store reads', async () => {
  const { record, makeGood } = await propose()
  const decline = (reason: string) =>
    t.call(contract.declineMakeGood, { makeGoodId: makeGood.id, reason }, operator.token)
  expect((await decline(' ')).status).toBe(400)
  expect((await decline('店家自行關閉螢幕')).status).toBe(200)
  expect(await list(record, store)).toMatchObject([
    { state: 'declined', reason: '店家自行關閉螢幕', actions: [] },
  ])
})

test('another date is booked with vehicle, record and promise', async () => {
  const { record, makeGood } = await propose()
  const [free, taken] = [dateIn(t.deps, 3), dateIn(t.deps, 4)]
  const vehicle = await makeVehicle(t.deps)
  await makeTimetable(t.deps, vehicle.id, free)
  await t.deps.db.insert(bookings).values({ vehicleId: vehicle.id, date: taken, adId: record.adId })
  const { dateList } = (await t.call(contract.listMakeGoodDates, { makeGoodId: makeGood.id }, operator.token))
    .body
  expect(dateList).toContain(free)
  expect(dateList).not.toContain(taken)
  const rebook = (day: string) =>
    t.call(contract.rebookMakeGood, { makeGoodId: makeGood.id, date: day }, operator.token)
  expect((await rebook(date)).body.fields).toHaveProperty('date')
  expect((await rebook(free)).status).toBe(200)
  expect(await list(record)).toMatchObject([{ state: 'rebooked', newDate: free, actions: [] }])
  const [ad] = await t.deps.db.select().from(ads).where(eq(ads.id, record.adId))
  expect(ad?.broadcastDates).toEqual([date, free])
  const records = (await t.call(listRecords, { adId: record.adId, broadcastDate: free }, store.token)).body
  expect(records.adBroadcastRecordList).toMatchObject([{ plannedMinutes: 480, vehicle: { id: vehicle.id } }])
  const promises = await t.deps.db
    .select()
    .from(deliveryPromises)
    .where(eq(deliveryPromises.adId, record.adId))
  expect(promises.map(({ minutes }) => minutes).toSorted((a, b) => a - b)).toEqual([100, 480])
})

test('an ad with six dates, or without a free vehicle, gets no other date', async () => {
  const six = [date, ...[3, 4, 5, 6, 7].map((days) => dateIn(t.deps, days))]
  const { makeGood: full } = await propose({ dates: six })
  const { makeGood } = await propose()
  const dates = async (id: number) =>
    (await t.call(contract.listMakeGoodDates, { makeGoodId: id }, operator.token)).body.dateList
  expect([await dates(full.id), await dates(makeGood.id)]).toEqual([[], []])
  const day = dateIn(t.deps, 9)
  for (const id of [full.id, makeGood.id]) {
    const { status } = await t.call(contract.rebookMakeGood, { makeGoodId: id, date: day }, operator.token)
    expect(status).toBe(409)
  }
  expect(await list({ adId: makeGood.adId } as MadeRecord)).toMatchObject([{ state: 'proposed' }])
})

test('a store sees only its own, and decides nothing', async () => {
  const [own, foreign] = [await propose(), await propose({ of: other })]
  const seen = (await t.call(contract.listMakeGoods, {}, store.token)).body.makeGoodList
  expect(new Set(seen.map(({ store: { id } }) => id))).toEqual(new Set([store.store.id]))
  expect(seen.find(({ id }) => id === own.makeGood.id)).toMatchObject({ actions: [] })
  expect(await list(foreign.record, other)).toHaveLength(1)
  const call = t.call(contract.creditMakeGood, { makeGoodId: own.makeGood.id }, store.token)
  expect((await call).status).toBe(403)
})
