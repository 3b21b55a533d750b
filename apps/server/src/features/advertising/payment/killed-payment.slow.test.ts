import { payAd, settleSandbox } from '@lumiroute/contract/payment'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd } from '../../../testing/ad-factories.ts'
import { startKillableServer } from '../../../testing/killable-server.ts'
import { makeStoreAdmin } from '../../../testing/factories.ts'
import { httpCall } from '../../../testing/http-call.ts'
import { getBooks, readHandOff } from '../../../testing/payment-steps.ts'
import { checkOpenPayments } from './check-open-payments.ts'

let server: Awaited<ReturnType<typeof startKillableServer>>
beforeAll(async () => {
  server = await startKillableServer()
}, 120_000)
afterAll(() => server.close())

test('loses no payment when a server is killed between checkout and webhook', async () => {
  const { t, url, clock } = server
  const own = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: own.store.id })
  const begun = await httpCall(url, payAd, { storeId: own.store.id, adId: ad.id }, own.token)
  const { paymentId, uuid } = readHandOff(begun.body.checkoutUrl)
  await server.killWhileWaiting(sql`select 1 from ad where id = ${ad.id} for update`, () =>
    httpCall(url, settleSandbox, { paymentId, uuid, outcome: 'pay' }),
  )
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT', verdicts: [] })

  clock.aheadMs = 3 * 60_000
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    verdicts: ['settled'],
  })
})
