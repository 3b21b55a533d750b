import { listDevices } from '@lumiroute/contract/device'
import { listTodos } from '@lumiroute/contract/notification'
import { listAllOrders } from '@lumiroute/contract/order'
import { listProducts } from '@lumiroute/contract/product'
import { listRecords } from '@lumiroute/contract/record'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '../../../db/schema/index.ts'
import {
  dateIn,
  makeAd,
  makeDevice,
  makeOrder,
  makeTimetable,
  makeVehicle,
} from '../../../testing/ad-factories.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeShopOrder } from '../../../testing/coupon-factories.ts'
import {
  makeAccount,
  makeOperator,
  makeStore,
  makeStoreAdmin,
  type Person,
} from '../../../testing/factories.ts'
import { makeRecord } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  await t.deps.db.execute(sql`update account set password_hash = 'set'`)
})
afterAll(() => t.close())

const todos = async ({ token }: Person) => (await t.call(listTodos, {}, token)).body
const counts = async (person: Person) =>
  Object.fromEntries((await todos(person)).todoList.map(({ kind, count }) => [kind, count]))

test('returns no notifications if there is nothing to do', async () => {
  expect(await todos(operator)).toMatchObject({ todoList: [], total: 0 })
})

test('notifies an operator of stores and accounts without access, and of failed mail', async () => {
  await makeStore(t.deps)
  const { id } = await makeStore(t.deps)
  await makeStore(t.deps, { storeEnabled: false })
  await makeAccount(t.deps, { storeId: id, adminEnabled: false })
  expect(await counts(operator)).toEqual({ storeWithoutAdmin: 2 })
  await makeAccount(t.deps, { storeId: id })
  expect(await counts(operator)).toEqual({ storeWithoutAdmin: 1, adminWithoutPassword: 1 })
  const data = JSON.stringify({ event: 'account.invited', payload: { accountId: 1 } })
  await t.deps.db.execute(
    sql`insert into pgboss.job (name, data, state) values ('events', ${data}::jsonb, 'failed'), ('events', ${data}::jsonb, 'completed')`,
  )
  expect(await counts(operator)).toMatchObject({ mailFailed: 1 })
  expect((await todos(operator)).total).toBe(3)
})

test('notifies a store user only of their own store', async () => {
  const front = { storePhone: '1', storeAddr: '路', storeProdName: '咖啡', storeIntro: '老屋' }
  const images = { storeImage: 'a.png', storeBigImage: ['b.png'] }
  const { id: storeId } = await makeStore(t.deps, { ...front, ...images })
  const complete = await makeStoreAdmin(t.deps, { storeId })
  expect(await counts(await makeStoreAdmin(t.deps))).toEqual({ storeInfoIncomplete: 1, lineNotSet: 1 })
  expect(await counts(complete)).toEqual({ lineNotSet: 1 })
  const line = { lineChannelSecret: 'secret', lineAccessToken: 'token' }
  await t.call(addThirdParty, { store: complete.store.storeCode, ...line }, complete.token)
  expect(await counts(complete)).toEqual({})
})

test('notifies the operator of ads in review, and the store of reviewed or unpaid ones', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const make = (given: object) => makeAd(t.deps, { storeId: owner.store.id, ...given })
  await make({ review: 'request', submittedAt: t.deps.now() })
  await make({ review: 'reject' })
  await make({ review: 'accept', reviewedAt: t.deps.now() })
  await make({ review: 'accept', reviewedAt: new Date(t.deps.now().getTime() - 4 * 86_400_000) })
  await makeOrder(t.deps, await make({}), { paymentStatus: 'PENDING' })
  await makeOrder(t.deps, await make({}))
  expect(await counts(operator)).toMatchObject({ adToReview: 1 })
  expect(await counts(owner)).toMatchObject({ adRejected: 1, adAccepted: 1, adUnpaid: 1 })
  expect(await counts(await makeStoreAdmin(t.deps))).not.toHaveProperty('adRejected')
})

/** How many rows the list behind a notification shows. */
const total = async (list: Promise<{ body: { total?: number | undefined } }>) => (await list).body.total

test('notifies an operator of future dates that no vehicle can drive', async () => {
  const { id: storeId } = await makeStore(t.deps)
  const book = async (days: number, vehicleId?: number, moveType = 'move_play') => {
    const date = dateIn(t.deps, days)
    const ad = await makeAd(t.deps, { storeId, moveType, broadcastDates: [date] })
    await makeRecord(t.deps, { ad, startDateTime: null, endDateTime: null })
    if (vehicleId) await t.deps.db.insert(bookings).values({ vehicleId, date, adId: ad.id })
  }
  const [driven, broken, unplanned] = [
    await makeVehicle(t.deps),
    await makeVehicle(t.deps, { vehicleStatus: 'repair' }),
    await makeVehicle(t.deps),
  ]
  for (const { id } of [driven, broken]) await makeTimetable(t.deps, id, dateIn(t.deps, 1))
  await book(1, driven.id)
  await book(14)
  await book(2, undefined, 'fix_play')
  const known = (await counts(operator)).dateWithoutVehicle
  expect(known).toBeUndefined()
  await book(1, broken.id)
  await book(1, unplanned.id)
  await book(13)
  expect(await counts(operator)).toMatchObject({ dateWithoutVehicle: 3 })
  const asked = { state: 'noVehicle' as const, page: 1 }
  expect(await total(t.call(listRecords, asked, operator.token))).toBe(3)
})

test('counts open payments and refunds for an operator like the list of all orders', async () => {
  const before = (await counts(operator)).paymentOpen ?? 0
  const owner = await makeStoreAdmin(t.deps)
  const storeId = owner.store.id
  for (const paymentStatus of ['PENDING', 'FAIL', 'SUCCESS'])
    await makeOrder(t.deps, await makeAd(t.deps, { storeId }), { paymentStatus })
  await makeOrder(t.deps, await makeAd(t.deps, { storeId }), { paymentStatus: 'INIT', adId: null })
  await makeShopOrder(t.deps, { storeId, paymentStatus: 'REFUNDING', orderStatus: 'canceled' })
  expect(await counts(operator)).toMatchObject({ paymentOpen: before + 2, refundDue: 1 })
  const ask = (asked: object) => total(t.call(listAllOrders, { ...asked, page: 1 }, operator.token))
  expect(await ask({ source: 'AD', isOpen: true })).toBe(before + 2)
  expect(await ask({ isRefundDue: true })).toBe(1)
  expect(await counts(owner)).toMatchObject({ orderToRefund: 1 })
})

test('notifies an operator of offline devices', async () => {
  const at = new Date(t.deps.now().getTime() - 3_600_000)
  await makeDevice(t.deps, { tokenHash: 'a', pairedAt: at, lastSeenAt: at, offlineToldAt: at })
  await makeDevice(t.deps, { tokenHash: 'b', pairedAt: at, lastSeenAt: t.deps.now() })
  expect(await counts(operator)).toMatchObject({ deviceOffline: 1 })
  expect(await total(t.call(listDevices, { status: 'offline', page: 1 }, operator.token))).toBe(1)
})

test('notifies a store of low stock by the scarcest variant, but not for products off sale', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const make = (given: object) =>
    makeProduct(t.deps, { storeId: owner.store.id, prodTrackStock: true, prodStockAlert: 3, ...given })
  await make({ prodStock: 3 })
  await make({ prodStock: 4 })
  await make({ prodStock: 0, prodStockAlert: null })
  await make({ prodStock: 1, prodStatus: 'off' })
  await make({ prodStock: 0, prodTrackStock: false })
  await make({ variants: [{ stock: 50 }, { stock: 2 }] })
  await make({ variants: [{ stock: 50 }, { stock: 2, enabled: false }] })
  expect(await counts(owner)).toMatchObject({ productShort: 3 })
  const asked = { store: owner.store.storeCode, stock: 'short' as const, page: 1 }
  expect(await total(t.call(listProducts, asked, owner.token))).toBe(3)
})
