import { settleSandbox } from '@lumiroute/contract/payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Begun, beginPayment, getBooks } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { checkOpenPayments } from './check-open-payments.ts'

const minuteMs = 60_000
let t: TestApp
let aheadMs = 0
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + aheadMs) })
  await t.deps.jobs.stop()
})
afterAll(() => t.close())

type Outcome = 'pay' | 'fail' | 'cancel' | 'later'
const choose = ({ paymentId, handOff }: Begun, outcome: Outcome, uuid = handOff.uuid) =>
  t.call(settleSandbox, { paymentId, uuid, outcome })

test('sends a signed webhook on payment and redirects to the ads', async () => {
  const begun = await beginPayment(t)
  const { status, body } = await choose(begun, 'pay')
  expect(status).toBe(200)
  expect(body.returnUrl).toBe(begun.handOff.returnUrl)
  expect(await getBooks(t, begun.paymentId)).toMatchObject({ order: 'SUCCESS', verdicts: ['settled'] })
})

test('sends a webhook for a failure too, but none for a cancellation', async () => {
  const failing = await beginPayment(t)
  await choose(failing, 'fail')
  expect(await getBooks(t, failing.paymentId)).toMatchObject({ order: 'FAIL', verdicts: ['failed'] })
  const leaving = await beginPayment(t)
  expect((await choose(leaving, 'cancel')).status).toBe(200)
  expect(await getBooks(t, leaving.paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT', verdicts: [] })
})

test('allows paying after a cancellation, but no new choice after paying or failing', async () => {
  const begun = await beginPayment(t)
  await choose(begun, 'cancel')
  expect((await choose(begun, 'pay')).status).toBe(200)
  expect((await choose(begun, 'fail')).status).toBe(409)
  const failed = await beginPayment(t)
  await choose(failed, 'fail')
  expect((await choose(failed, 'pay')).body.message).toContain('已結束')
})

test('pays once for two simultaneous clicks', async () => {
  const begun = await beginPayment(t)
  const both = await Promise.all([choose(begun, 'pay'), choose(begun, 'pay')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await getBooks(t, begun.paymentId)).verdicts).toEqual(['settled'])
})

test('rejects changes to a payment without the uuid of the redirect', async () => {
  const begun = await beginPayment(t)
  const wrong = '00000000-0000-4000-8000-000000000000'
  expect((await choose(begun, 'pay', wrong)).status).toBe(404)
  expect((await choose({ ...begun, paymentId: 'LRNONE' }, 'pay')).status).toBe(404)
  expect((await choose(begun, 'pay', 'no uuid')).status).toBe(404)
  expect(await getBooks(t, begun.paymentId)).toMatchObject({ payment: 'INIT' })
})

test('has no sandbox if a real payment page is configured', async () => {
  const real = await startTestApp({ settings: { checkoutUrl: 'https://pay.example.tw/' } })
  const { paymentId, handOff } = await beginPayment(real)
  const input = { paymentId, uuid: handOff.uuid, outcome: 'pay' as const }
  expect((await real.call(settleSandbox, input)).status).toBe(404)
  expect(await getBooks(real, paymentId)).toMatchObject({ payment: 'INIT' })
  await real.close()
})

test('settles a deferred payment by asking', async () => {
  const begun = await beginPayment(t)
  expect((await choose(begun, 'later')).status).toBe(200)
  expect(await getBooks(t, begun.paymentId)).toMatchObject({ payment: 'INIT', verdicts: [] })
  aheadMs += 3 * minuteMs
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, begun.paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    verdicts: ['settled'],
  })
})

test('sends the webhook over HTTP if the server listens', async () => {
  const listening = await startTestApp()
  await listening.app.listen({ host: '0.0.0.0', port: 0 })
  const { paymentId, handOff } = await beginPayment(listening)
  await listening.call(settleSandbox, { paymentId, uuid: handOff.uuid, outcome: 'pay' })
  expect(await getBooks(listening, paymentId)).toMatchObject({ order: 'SUCCESS', verdicts: ['settled'] })
  await listening.close()
})
