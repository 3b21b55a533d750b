import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments, sandboxPayments } from '../../../db/schema/index.ts'
import { beginPayment, getBooks } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { finishSandboxPayments } from './finish-sandbox-payments.ts'

let t: TestApp
let aheadMs = 0
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + aheadMs) })
  await t.deps.jobs.stop()
})
afterAll(() => t.close())

type Outcome = 'pay' | 'fail' | 'cancel' | 'later'

/** Simulates a server killed after the person's choice was stored. */
async function acknowledged(outcome: Outcome) {
  const { paymentId } = await beginPayment(t)
  await t.deps.db.insert(sandboxPayments).values({ paymentId, outcome, at: t.deps.now() })
  return paymentId
}

test('settles an acknowledged payment once, even with two servers', async () => {
  const paymentId = await acknowledged('pay')
  aheadMs += 1000
  await Promise.all([finishSandboxPayments(t.deps), finishSandboxPayments(t.deps)])
  await finishSandboxPayments(t.deps)
  const { order, isPaidAt, verdicts } = await getBooks(t, paymentId)
  expect({ order, isPaidAt }).toEqual({ order: 'SUCCESS', isPaidAt: true })
  expect(verdicts.filter((verdict) => verdict === 'settled')).toEqual(['settled'])
})

test('applies an acknowledged failure too', async () => {
  const paymentId = await acknowledged('fail')
  aheadMs += 1000
  await finishSandboxPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({ order: 'FAIL', verdicts: ['failed'] })
})

test('does not touch a payment that is being notified, abandoned, or due later', async () => {
  const paymentIds = await Promise.all((['cancel', 'later'] as const).map(acknowledged))
  aheadMs += 1000
  paymentIds.push(await acknowledged('pay'))
  await finishSandboxPayments(t.deps)
  for (const paymentId of paymentIds)
    expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', verdicts: [] })
})

test('does not settle another provider’s payment by a stored sandbox outcome', async () => {
  const paymentId = await acknowledged('pay')
  await t.deps.db.update(payments).set({ provider: 'ECPAY' }).where(eq(payments.paymentId, paymentId))
  aheadMs += 1000
  await finishSandboxPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', verdicts: [] })
})

test('settles acknowledged payments in a running server', async () => {
  const running = await startTestApp()
  const { paymentId } = await beginPayment(running)
  await running.deps.db.insert(sandboxPayments).values({ paymentId, outcome: 'pay', at: new Date() })
  await until(async () => (await getBooks(running, paymentId)).order === 'SUCCESS')
  expect(await getBooks(running, paymentId)).toMatchObject({ payment: 'SUCCESS', verdicts: ['settled'] })
  await running.close()
})
