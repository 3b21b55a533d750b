import { payAd, settleSandbox } from '@lumiroute/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd } from '../../testing/ad-factories.ts'
import { makeStoreAdmin } from '../../testing/factories.ts'
import { httpCall } from '../../testing/http-call.ts'
import { booksOf, readHandOff } from '../../testing/payment-steps.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'
import { askPayments } from './ask-payments.ts'

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

/** Holds the ad's row, so that the notice waits where the server is to die. */
async function killWhileNoticeWaits(adId: number, choose: () => Promise<unknown>) {
  await t.deps.db.write(async (tx) => {
    await tx.execute(sql`select 1 from ad where id = ${adId} for update`)
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

test('a server killed between checkout and notice loses no payment', async () => {
  const own = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: own.store.id })
  const begun = await httpCall(doomed.url, payAd, { storeId: own.store.id, adId: ad.id }, own.token)
  const { paymentId, uuid } = readHandOff(begun.body.checkoutUrl)
  await killWhileNoticeWaits(ad.id, () =>
    httpCall(doomed.url, settleSandbox, { paymentId, uuid, outcome: 'pay' }),
  )
  expect(await booksOf(t, paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT', verdicts: [] })

  aheadMs = 3 * minuteMs
  await askPayments(t.deps)
  expect(await booksOf(t, paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    verdicts: ['settled'],
  })
})
