import { checkOut, settleSandbox } from '@lumiroute/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpCall } from '../../testing/http-call.ts'
import { cartOf, historyOf, openShop, stockOf } from '../../testing/order-steps.ts'
import { booksOf, readHandOff } from '../../testing/payment-steps.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'
import { askPayments } from '../payment/ask-payments.ts'

const key = 'test '.repeat(8)
const minuteMs = 60_000
let database: TestDatabase
let t: TestApp
let place: Awaited<ReturnType<typeof makeDataDir>>
let doomed: ServerProcess
let aheadMs = 0

beforeAll(async () => {
  database = await createTestDatabase()
  t = await startTestApp({ databaseUrl: database.url, now: () => new Date(Date.now() + aheadMs) })
  await t.deps.jobs.stop()
  place = await makeDataDir()
  doomed = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: place.dataDir,
    JWT_SECRET: key,
    ENCRYPTION_KEY: key,
    ADMIN_PASSWORD: 'Admin@1234',
  })
}, 120_000)
afterAll(async () => {
  await doomed.stop('SIGKILL')
  await t.close()
  await database.drop()
  await place.remove()
})

/** Holds the product's row, so that the order is paid but its stock waits where the server is to die. */
async function killWhileStockWaits(productId: number, choose: () => Promise<unknown>) {
  await t.deps.db.write(async (tx) => {
    await tx.execute(sql`select 1 from product where id = ${productId} for update`)
    const choosing = choose().catch(() => undefined)
    await until(async () => {
      const { rows } = await t.deps.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length > 0
    })
    await doomed.stop('SIGKILL')
    await choosing
  })
}

test('a server killed in the middle of settling leaves nothing half done, and the money is found again', async () => {
  const shop = await openShop(t)
  const cart = { store: shop.store, ...cartOf({ product: shop.product }) }
  const { body } = await httpCall(doomed.url, checkOut, cart, shop.own.token)
  const { paymentId, uuid } = readHandOff(body.checkoutUrl ?? '')
  await killWhileStockWaits(shop.product.id, () =>
    httpCall(doomed.url, settleSandbox, { paymentId, uuid, outcome: 'pay' }),
  )
  expect(await booksOf(t, paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT', verdicts: [] })
  expect(await stockOf(t, shop.product)).toEqual({ stock: 10, sold: 0 })

  aheadMs = 3 * minuteMs
  await askPayments(t.deps)
  expect(await historyOf(t, body.orderNo)).toMatchObject({ orderStatus: 'paid', events: ['created', 'paid'] })
  expect(await stockOf(t, shop.product)).toEqual({ stock: 9, sold: 1 })
})
