import { payAd } from '@lumiroute/contract/payment'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { type EcpayServer, startEcpayServer } from '../../../testing/ecpay-server.ts'
import { makeStoreAdmin } from '../../../testing/factories.ts'
import { getBooks, notify } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { checkOpenPayments } from './check-open-payments.ts'

const origin = 'https://led.example.tw'
const minuteMs = 60_000
let t: TestApp
let ecpay: EcpayServer
let aheadMs = 0
beforeAll(async () => {
  ecpay = await startEcpayServer()
  const settings = { ecpay: ecpay.settings, publicUrl: origin }
  t = await startTestApp({ settings, now: () => new Date(Date.now() + aheadMs) })
  await t.deps.jobs.stop()
})
beforeEach(() => ecpay.behave('well'))
afterAll(async () => {
  await t.close()
  await ecpay.stop()
})

type Form = Record<string, string>

async function begin(name = '春節檔期') {
  const own = await makeStoreAdmin(t.deps)
  const ad = await makeAd(t.deps, { storeId: own.store.id, name })
  const { body } = await t.call(payAd, { storeId: own.store.id, adId: ad.id }, own.token)
  const form = body.checkoutForm as Form
  return { form, paymentId: body.paymentId, problem: await ecpay.checkOut(body.checkoutUrl, form) }
}

async function post(path: string, fields: Form) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  return t.app.inject({ method: 'POST', url: `/api/payment/ecpay/${path}`, headers, payload })
}
const notice = async (fields: Form) => (await post('notify', fields)).payload

test('posts the form to ECPay, and its webhook pays the order', async () => {
  const { form, paymentId, problem } = await begin()
  expect(problem).toBe('')
  expect(form).toMatchObject({
    MerchantTradeNo: paymentId,
    TotalAmount: '8000',
    ItemName: '廣告訂閱：春節檔期 x 1',
    ReturnURL: `${origin}/api/payment/ecpay/notify`,
    OrderResultURL: `${origin}/api/payment/ecpay/return`,
    ClientBackURL: expect.stringMatching(`^${origin}/ad/list\\?paid=${paymentId}&store=T`) as string,
  })
  expect(await notice(ecpay.noticeOf(paymentId))).toBe('1|OK')
  expect(await getBooks(t, paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    paymentType: 'ECPAY',
    verdicts: ['settled'],
  })
})

test('answers a repeated webhook alike and counts it once', async () => {
  const { paymentId } = await begin()
  for (let i = 0; i < 2; i++) expect(await notice(ecpay.noticeOf(paymentId))).toBe('1|OK')
  expect((await getBooks(t, paymentId)).verdicts).toEqual(['settled', 'repeated'])
})

test('truncates a name that is too long or has special characters before signing', async () => {
  const { form, problem } = await begin(`<b>大#特賣</b>~'!*() ${'長'.repeat(80)}`)
  expect(problem).toBe('')
  expect(form.ItemName).not.toMatch(/[#<>]/)
  expect(Buffer.byteLength(form.ItemName as string)).toBeLessThanOrEqual(400)
})

test('accepts a simulated payment but pays nothing', async () => {
  const { paymentId } = await begin()
  expect(await notice(ecpay.noticeOf(paymentId, { SimulatePaid: '1' }))).toBe('1|OK')
  expect(await getBooks(t, paymentId)).toMatchObject({ order: 'INIT', verdicts: ['simulated'] })
})

test('rejects a forged, foreign, unknown or wrong webhook and changes nothing', async () => {
  const { paymentId } = await begin()
  const genuine = ecpay.noticeOf(paymentId)
  expect(await notice({ ...genuine, TradeAmt: '8001' })).toBe('0|CheckMacValue Error')
  expect(await notice({ MerchantTradeNo: paymentId, RtnCode: '1' })).toBe('0|CheckMacValue Error')
  expect(await notice(ecpay.noticeOf(paymentId, { MerchantID: '2000132' }))).toBe('0|CheckMacValue Error')
  expect(await notice(ecpay.noticeOf(paymentId, { TradeAmt: '1' }))).toBe('0|TradeAmt Error')
  expect(await notice(ecpay.noticeOf(paymentId, { MerchantTradeNo: 'LRNONE' }))).toBe(
    '0|MerchantTradeNo Error',
  )
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT' })
})

test('leaves the ad unpaid on a failure and on an issued bank account', async () => {
  const failed = await begin()
  expect(await notice(ecpay.noticeOf(failed.paymentId, { RtnCode: '10100248' }))).toBe('1|OK')
  expect(await getBooks(t, failed.paymentId)).toMatchObject({ payment: 'FAIL', order: 'FAIL' })
  const waiting = await begin()
  expect(await notice(ecpay.noticeOf(waiting.paymentId, { RtnCode: '2' }))).toBe('1|OK')
  expect(await getBooks(t, waiting.paymentId)).toMatchObject({ payment: 'PENDING', order: 'PENDING' })
  expect(await notice(ecpay.noticeOf(waiting.paymentId))).toBe('1|OK')
  expect(await getBooks(t, waiting.paymentId)).toMatchObject({ order: 'SUCCESS' })
})

test('does not settle an ECPay payment by the external page’s signature', async () => {
  const { paymentId } = await begin()
  expect((await notify(t, paymentId, 'SUCCESS')).status).toBe(404)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT' })
})

test('rejects JSON instead of ECPay’s form', async () => {
  const url = '/api/payment/ecpay/notify'
  expect((await t.app.inject({ method: 'POST', url, payload: { MerchantTradeNo: 'x' } })).statusCode).toBe(
    415,
  )
})

test('redirects the browser only to the console', async () => {
  const { paymentId, form } = await begin()
  const { headers, statusCode } = await post('return', { MerchantTradeNo: paymentId, RtnCode: '1' })
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 303,
    location: form.ClientBackURL,
  })
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', verdicts: [] })
  expect((await post('return', { MerchantTradeNo: '//evil.example' })).statusCode).toBe(404)
})

test('trusts ECPay’s status only with its signature, for this payment and amount', async () => {
  const { paymentId } = await begin()
  const ask = () => requireProvider(t.deps.payment).getStatus({ paymentId, amount: 8000 })
  expect(await ask()).toBe('PENDING')
  ecpay.settle(paymentId, '1')
  expect(await ask()).toBe('SUCCESS')
  ecpay.behave('forging')
  expect(await ask()).toBe('UNKNOWN')
  ecpay.behave('broken')
  expect(await ask()).toBe('UNKNOWN')
  ecpay.behave('well')
  ecpay.settle(paymentId, '1', { TradeAmt: '1' })
  expect(await ask()).toBe('UNKNOWN')
  ecpay.settle(paymentId, '10200095')
  expect(await ask()).toBe('FAIL')
  expect(await requireProvider(t.deps.payment).getStatus({ paymentId: 'LRNONE', amount: 8000 })).toBe(
    'UNKNOWN',
  )
})

test('settles a lost webhook by asking, and gives a transfer three days', async () => {
  const lost = await begin()
  ecpay.settle(lost.paymentId, '1')
  const left = await begin()
  aheadMs += 3 * minuteMs
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, lost.paymentId)).toMatchObject({ order: 'SUCCESS', verdicts: ['settled'] })
  aheadMs += 48 * 60 * minuteMs
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, left.paymentId)).toMatchObject({ payment: 'INIT' })
  aheadMs += 25 * 60 * minuteMs
  await checkOpenPayments(t.deps)
  expect(await getBooks(t, left.paymentId)).toMatchObject({ payment: 'EXPIRED', order: 'INIT' })
})

test('allows pages to post their form to ECPay', async () => {
  const { headers } = await t.app.inject({ url: '/api/docs' })
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${ecpay.settings.base}`)
})

test('has no ECPay endpoints without ECPay in the settings', async () => {
  const plain = await startTestApp()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = '/api/payment/ecpay/notify'
  const { statusCode } = await plain.app.inject({
    method: 'POST',
    url,
    headers,
    payload: 'MerchantTradeNo=x',
  })
  expect(statusCode).toBe(404)
  await plain.close()
})
