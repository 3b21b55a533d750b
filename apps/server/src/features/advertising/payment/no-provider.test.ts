import { checkOut } from '@lumiroute/contract/order'
import { getConfig } from '@lumiroute/contract/overview'
import { payAd, settleSandbox } from '@lumiroute/contract/payment'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxPayments } from '../../../db/schema/index.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeStoreAdmin } from '../../../testing/factories.ts'
import { makeCart, openShop } from '../../../testing/order-steps.ts'
import { beginPayment, getBooks } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { checkOpenPayments } from './check-open-payments.ts'

const hourMs = 3_600_000
const refusal = '平台尚未設定付款服務，請聯絡平台管理員'
let database: TestDatabase
let selling: TestApp
let t: TestApp
let aheadMs = 0
beforeAll(async () => {
  database = await createTestDatabase()
  selling = await startTestApp({ databaseUrl: database.url })
  t = await startTestApp({
    databaseUrl: database.url,
    settings: { hasSandboxPayment: false },
    now: () => new Date(Date.now() + aheadMs),
  })
  await selling.deps.jobs.stop()
  await t.deps.jobs.stop()
})
afterAll(async () => {
  await selling.close()
  await t.close()
  await database.drop()
})

const countOrders = async () =>
  (await t.deps.db.execute<{ n: number }>(sql`select count(*)::int as n from "order"`)).rows[0]?.n

test('rejects paying an ad without a provider and leaves no order', async () => {
  const own = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: own.store.id })
  const before = await countOrders()
  const { status, body } = await t.call(payAd, { storeId: own.store.id, adId: ad.id }, own.token)
  expect([status, body.code, body.message]).toEqual([409, 'PAYMENT_NOT_CONFIGURED', refusal])
  expect(await countOrders()).toBe(before)
})

test('rejects an online shop order and accepts one paid on delivery', async () => {
  const shop = await openShop(t)
  const product = await makeProduct(t.deps, { storeId: shop.storeId, prodSalePrice: 250 })
  const place = (paymentType: 'ONLINE' | 'COD') =>
    t.call(checkOut, { store: shop.store, ...makeCart({ product }), paymentType }, undefined, shop.guest.by)
  const before = await countOrders()
  const online = await place('ONLINE')
  expect([online.status, online.body.code, online.body.message]).toEqual([
    409,
    'PAYMENT_NOT_CONFIGURED',
    refusal,
  ])
  expect(await countOrders()).toBe(before)
  expect((await place('COD')).status).toBe(200)
})

test('cannot pay a sandbox payment after the sandbox was disabled', async () => {
  const { paymentId, handOff } = await beginPayment(selling)
  const paid = await t.call(settleSandbox, { paymentId, uuid: handOff.uuid, outcome: 'pay' })
  expect(paid.status).toBe(404)
  await t.deps.db.insert(sandboxPayments).values({ paymentId, outcome: 'pay', at: t.deps.now() })
  aheadMs = 25 * hourMs
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'EXPIRED', order: 'INIT' })
})

test('reports the sandbox and demo data in the configuration at a public address', async () => {
  expect((await t.call(getConfig, {})).body).toMatchObject({ hasSandboxPayment: false, isDemoPublic: false })
  const demo = await startTestApp({ databaseUrl: database.url, settings: { isDemoPublic: true } })
  expect((await demo.call(getConfig, {})).body).toMatchObject({ hasSandboxPayment: true, isDemoPublic: true })
  await demo.close()
})
