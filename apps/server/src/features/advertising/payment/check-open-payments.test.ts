import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentWebhooks, payments, sandboxPayments } from '../../../db/schema/index.ts'
import { beginPayment, getBooks, notify } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { checkOpenPayments } from './check-open-payments.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
let t: TestApp
let aheadMs = 0
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + aheadMs) })
  await t.deps.jobs.stop()
})
afterAll(() => t.close())

const passes = (ms: number) => (aheadMs += ms)
const paidOutside = (paymentId: string) =>
  t.deps.db.insert(sandboxPayments).values({ paymentId, outcome: 'pay', at: t.deps.now() })
const askedAt = async (paymentId: string) =>
  (await t.deps.db.select().from(payments).where(eq(payments.paymentId, paymentId)))[0]?.askedAt

test('settles a payment with a lost webhook by asking the provider, once', async () => {
  const { paymentId } = await beginPayment(t)
  await paidOutside(paymentId)
  passes(3 * minuteMs)
  await Promise.all([checkOpenPayments(t.deps), checkOpenPayments(t.deps)])
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({ order: 'SUCCESS', verdicts: ['settled'] })
})

test('does not check a payment that has just started', async () => {
  const { paymentId } = await beginPayment(t)
  await checkOpenPayments(t.deps)
  expect(await askedAt(paymentId)).toBeNull()
})

test('checks an open payment less and less often and expires it after a day, but not its order', async () => {
  const { paymentId } = await beginPayment(t)
  passes(3 * minuteMs)
  await checkOpenPayments(t.deps)
  const first = await askedAt(paymentId)
  passes(minuteMs)
  await checkOpenPayments(t.deps)
  expect(await askedAt(paymentId)).toEqual(first)
  passes(5 * minuteMs)
  await checkOpenPayments(t.deps)
  expect(await askedAt(paymentId)).not.toEqual(first)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT' })
  passes(24 * hourMs)
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'EXPIRED', order: 'INIT' })
})

test('pays the ad with money that arrives after the attempt expired', async () => {
  const { paymentId } = await beginPayment(t)
  passes(25 * hourMs)
  await checkOpenPayments(t.deps)
  await notify(t, paymentId, 'SUCCESS')
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'SUCCESS', order: 'SUCCESS' })
})

test('expires an attempt of a provider that is no longer configured', async () => {
  const { paymentId } = await beginPayment(t)
  await t.deps.db.update(payments).set({ provider: 'ECPAY' }).where(eq(payments.paymentId, paymentId))
  passes(25 * hourMs)
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'EXPIRED' })
})

test('deletes forged webhooks after a month, genuine ones never', async () => {
  const { paymentId } = await beginPayment(t)
  await notify(t, paymentId, 'SUCCESS', { sign: 'forged' })
  await notify(t, paymentId, 'SUCCESS')
  passes(31 * 24 * hourMs)
  await checkOpenPayments(t.deps)
  const left = await t.deps.db.select().from(paymentWebhooks).where(eq(paymentWebhooks.paymentId, paymentId))
  expect(left.map(({ verdict }) => verdict)).toEqual(['settled'])
})
