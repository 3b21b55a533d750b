import { deleteAd } from '@lumiroute/contract/ad'
import { notifyPayment } from '@lumiroute/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, orderItems, orders } from '../../../db/schema/index.ts'
import { beginPayment, getBooks, notify, signResult } from '../../../testing/payment-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

test('pays the order on a signed success', async () => {
  const { paymentId } = await beginPayment(t)
  expect((await notify(t, paymentId, 'SUCCESS')).status).toBe(200)
  expect(await getBooks(t, paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    paidBy: paymentId,
    paymentType: 'SANDBOX',
    isPaidAt: true,
    verdicts: ['settled'],
  })
})

test('leaves the ad unpaid on a signed failure, and accepts a later success of the same attempt', async () => {
  const { paymentId } = await beginPayment(t)
  expect((await notify(t, paymentId, 'FAIL')).status).toBe(200)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'FAIL', order: 'FAIL', isPaidAt: false })
  await notify(t, paymentId, 'SUCCESS')
  expect(await getBooks(t, paymentId)).toMatchObject({ order: 'SUCCESS', verdicts: ['failed', 'settled'] })
})

test('changes nothing on a forged webhook, whatever is wrong with its signature', async () => {
  const { paymentId } = await beginPayment(t)
  const right = signResult(t, paymentId, 'SUCCESS', 8000)
  const forged = ['0'.repeat(64), 'x', `${right}0`, right.slice(1), signResult(t, paymentId, 'FAIL', 8000)]
  for (const sign of forged) expect((await notify(t, paymentId, 'SUCCESS', { sign })).status).toBe(403)
  expect(await getBooks(t, paymentId)).toMatchObject({
    payment: 'INIT',
    order: 'INIT',
    verdicts: forged.map(() => 'forged'),
  })
})

test('changes nothing on a genuine webhook with another amount', async () => {
  const { paymentId } = await beginPayment(t)
  expect((await notify(t, paymentId, 'SUCCESS', { amount: 1 })).status).toBe(409)
  expect(await getBooks(t, paymentId)).toMatchObject({ payment: 'INIT', verdicts: ['wrongAmount'] })
})

test('returns not found for an unknown payment', async () => {
  expect((await notify(t, 'LRNOBODYBEGANTHIS', 'SUCCESS')).status).toBe(404)
  expect(await getBooks(t, 'LRNOBODYBEGANTHIS')).toEqual({ verdicts: ['unknown'] })
})

test('accepts a repeated success and counts it once', async () => {
  const { paymentId } = await beginPayment(t)
  await notify(t, paymentId, 'SUCCESS')
  const before = await t.deps.db.select().from(orders).where(eq(orders.paymentId, paymentId))
  expect((await notify(t, paymentId, 'SUCCESS')).status).toBe(200)
  expect(await t.deps.db.select().from(orders).where(eq(orders.paymentId, paymentId))).toEqual(before)
  expect((await getBooks(t, paymentId)).verdicts).toEqual(['settled', 'repeated'])
})

test('ignores a failure after the success', async () => {
  const { paymentId } = await beginPayment(t)
  await notify(t, paymentId, 'SUCCESS')
  expect((await notify(t, paymentId, 'FAIL')).status).toBe(200)
  expect(await getBooks(t, paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    verdicts: ['settled', 'outOfOrder'],
  })
})

test('records a second success by another attempt for a refund, without changing the order', async () => {
  const first = await beginPayment(t)
  const second = await beginPayment(t, first)
  await notify(t, second.paymentId, 'SUCCESS')
  expect((await notify(t, first.paymentId, 'SUCCESS')).status).toBe(200)
  expect(await getBooks(t, first.paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'SUCCESS',
    paidBy: second.paymentId,
    verdicts: ['doublePaid'],
  })
})

test('pays an attempt from before a price rise at its own price', async () => {
  const first = await beginPayment(t)
  t.deps.settings.adPrice = 9000
  const second = await beginPayment(t, first)
  t.deps.settings.adPrice = 8000
  expect(second.handOff.prodTotlePrice).toBe(9000)
  expect((await notify(t, first.paymentId, 'SUCCESS')).status).toBe(200)
  const { orderId } = await getBooks(t, first.paymentId)
  const [order] = await t.deps.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId as number))
  const items = await t.deps.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId as number))
  expect(order?.orderAmount).toBe(8000)
  expect(items.map(({ oiProdSalePrice }) => oiProdSalePrice)).toEqual([8000])
})

test('does not close a newer attempt when an earlier one fails', async () => {
  const first = await beginPayment(t)
  const second = await beginPayment(t, first)
  await notify(t, first.paymentId, 'FAIL')
  expect(await getBooks(t, second.paymentId)).toMatchObject({ payment: 'INIT', order: 'INIT' })
})

test('records money for a deleted ad for a refund', async () => {
  const { paymentId, ad, own } = await beginPayment(t)
  const { status } = await t.call(deleteAd, { storeId: own.store.id, adId: ad.id }, own.token)
  expect(status).toBe(200)
  expect((await notify(t, paymentId, 'SUCCESS')).status).toBe(200)
  expect(await getBooks(t, paymentId)).toMatchObject({
    payment: 'SUCCESS',
    order: 'EXPIRED',
    isPaidAt: false,
    verdicts: ['late'],
  })
})

test.each(['request', 'reject'])('accepts money while the ad is in %s', async (review) => {
  const { paymentId, ad } = await beginPayment(t)
  await t.deps.db.update(ads).set({ review }).where(eq(ads.id, ad.id))
  await notify(t, paymentId, 'SUCCESS')
  expect(await getBooks(t, paymentId)).toMatchObject({ order: 'SUCCESS', verdicts: ['settled'] })
})

test('settles once for twenty simultaneous webhooks', async () => {
  const { paymentId } = await beginPayment(t)
  const answers = await Promise.all(Array.from({ length: 20 }, () => notify(t, paymentId, 'SUCCESS')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { verdicts } = await getBooks(t, paymentId)
  expect(verdicts.toSorted()).toEqual([...Array<string>(19).fill('repeated'), 'settled'])
})

test('pays once when two attempts succeed simultaneously, and refunds the other', async () => {
  const first = await beginPayment(t)
  const second = await beginPayment(t, first)
  const ids = [first.paymentId, second.paymentId]
  await Promise.all(ids.map((id) => notify(t, id, 'SUCCESS')))
  const verdicts = await Promise.all(ids.map(async (id) => (await getBooks(t, id)).verdicts[0]))
  expect(verdicts.toSorted()).toEqual(['doublePaid', 'settled'])
})

test('rejects an invalid webhook before processing it', async () => {
  const { paymentId } = await beginPayment(t)
  for (const status of ['PENDING', 'success', 1, null])
    expect(
      (await t.call(notifyPayment, { paymentId, status, amount: 8000, sign: 'x' } as never)).status,
    ).toBe(400)
  expect((await getBooks(t, paymentId)).verdicts).toEqual([])
})
