import { cancelMessage, getMessage } from '@lumiroute/contract/message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { members, messages } from '../../../db/schema/index.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { makeCoupon, makeShopOrder, makeTicket } from '../../../testing/coupon-factories.ts'
import { signInAs } from '../../../testing/factories.ts'
import {
  connectedShop,
  countReceived,
  makeFriend,
  makeSending,
  type Shop,
} from '../../../testing/message-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { updateAllResults } from './update-message-results.ts'
import { sendDue, sendMessage } from './send-message.ts'
import { until } from '../../../testing/until.ts'

let shift = 0
let line: StandIn
let t: TestApp
let shop: Shop

beforeAll(async () => {
  line = await serveLine()
  t = await startTestApp({ settings: { lineApiBase: line.url }, now: () => new Date(Date.now() + shift) })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})
beforeEach(async () => {
  line.behave('well')
  shift = 0
  shop = await connectedShop(t, line)
})

const friend = (given = {}) => makeFriend(t, line, shop, given)
const send = (messageId: number) => sendMessage(t.deps, { messageId })
const look = async (msgCode: string) =>
  (await t.call(getMessage, { store: shop.code, msgCode }, shop.token)).body.messageItem

test('skips receivers who unfollowed before their chunk as blocked', async () => {
  const [ming, left, gone] = [await friend(), await friend(), await friend()]
  const message = await makeSending(t, shop, [[ming, left], [gone]])
  for (const { id } of [left, gone])
    await t.deps.db.update(members).set({ followStatus: 'blocked' }).where(eq(members.id, id))
  await send(message.id)
  expect(await look(message.msgCode)).toMatchObject({ status: 'sent', sent: 1, blocked: 2, failed: 0 })
  expect(countReceived(line, shop.channel)).toEqual({ [ming.lineUserId as string]: 1 })
})

test('retries with the same key after a lost response, and nobody gets it twice', async () => {
  const message = await makeSending(t, shop, [[await friend()], [await friend()]])
  line.behave('lost')
  await send(message.id)
  expect(await look(message.msgCode)).toMatchObject({
    status: 'sending',
    chunks: [{ attempts: 1 }, { attempts: 0 }],
  })
  line.behave('well')
  shift += 600_000
  await send(message.id)
  await until(async () => (await look(message.msgCode)).status === 'sent')
  expect((await look(message.msgCode)).chunks).toMatchObject([{ httpStatus: 409 }, { httpStatus: 200 }])
  expect(Object.values(countReceived(line, shop.channel))).toEqual([1, 1])
})

test('stops retrying after a day, when LINE no longer knows the key', async () => {
  const message = await makeSending(t, shop, [[await friend()], [await friend()]])
  line.behave('lost')
  await send(message.id)
  line.behave('well')
  shift += 24 * 3_600_000
  shop = { ...shop, ...(await signInAs(t.deps, shop.account)) }
  await send(message.id)
  await until(async () => (await look(message.msgCode)).status === 'partial')
  expect(Object.values(countReceived(line, shop.channel))).toEqual([1, 1])
})

test('stops at the first rejection for quota', async () => {
  shop = await connectedShop(t, line, { quota: { type: 'limited', value: 2 } })
  const message = await makeSending(t, shop, [
    [await friend()],
    [await friend(), await friend()],
    [await friend()],
  ])
  await send(message.id)
  const statuses = [{ status: 'sent' }, { status: 'skipped', httpStatus: 429 }, { status: 'skipped' }]
  expect(await look(message.msgCode)).toMatchObject({ status: 'partial', sent: 1, chunks: statuses })
  expect(Object.values(countReceived(line, shop.channel))).toEqual([1])
})

test('fails a chunk that LINE rejects with the reason, and continues with the next', async () => {
  const bad = await friend({ lineUserId: `not-an-id-${crypto.randomUUID()}` })
  const message = await makeSending(t, shop, [[bad], [await friend()]])
  await send(message.id)
  const done = await look(message.msgCode)
  expect(done).toMatchObject({
    status: 'partial',
    sent: 1,
    failed: 1,
    chunks: [{ status: 'failed' }, { status: 'sent' }],
  })
  expect(done.statusReason).toContain('400')
})

test('sends no further chunks after a cancellation', async () => {
  const message = await makeSending(t, shop, [[await friend()], [await friend()]])
  line.behave('lost')
  await send(message.id)
  line.behave('well')
  await t.call(cancelMessage, { store: shop.code, msgCode: message.msgCode }, shop.token)
  shift += 600_000
  await send(message.id)
  await until(async () => (await look(message.msgCode)).status === 'partial')
  expect(Object.values(countReceived(line, shop.channel))).toEqual([1])
})

test('sends each chunk once with many simultaneous workers', async () => {
  const chunks = await Promise.all(Array.from({ length: 6 }, async () => [await friend()]))
  const message = await makeSending(t, shop, chunks)
  await Promise.all(Array.from({ length: 8 }, () => send(message.id)))
  await until(async () => (await look(message.msgCode)).status === 'sent')
  expect(Object.values(countReceived(line, shop.channel))).toEqual([1, 1, 1, 1, 1, 1])
})

test('takes over from a dead server once its lease has expired', async () => {
  const message = await makeSending(t, shop, [[await friend()]])
  const dueAt = new Date(Date.now() + 45_000)
  await t.deps.db.update(messages).set({ dueAt }).where(eq(messages.id, message.id))
  await send(message.id)
  expect(countReceived(line, shop.channel)).toEqual({})
  shift += 46_000
  await sendDue(t.deps)
  await until(async () => (await look(message.msgCode)).status === 'sent')
})

test('assigns orders of the following week to the last message before them, coupon uses to their coupon', async () => {
  const [buyer, other] = [await friend(), await friend()]
  const coupon = await makeCoupon(t.deps, { storeId: shop.store.id })
  const first = await makeSending(t, shop, [[buyer, other]])
  const bubbles = [{ type: 'coupon', cpnCode: coupon.cpnCode }]
  await t.deps.db.update(messages).set({ messages: bubbles }).where(eq(messages.id, first.id))
  await send(first.id)
  shift += 60_000
  const second = await makeSending(t, shop, [[buyer]])
  await send(second.id)
  shift += 60_000
  const paid = { storeId: shop.store.id, paymentStatus: 'SUCCESS', orderStatus: 'paid', paidAt: t.deps.now() }
  await makeShopOrder(t.deps, { ...paid, memberId: buyer.id, orderAmount: 500 })
  await makeShopOrder(t.deps, {
    ...paid,
    memberId: other.id,
    orderAmount: 300,
    refundedAmount: 100,
    paymentStatus: 'PART_REFUNDED',
  })
  const late = new Date(t.deps.now().getTime() + 8 * 86_400_000)
  await makeShopOrder(t.deps, { ...paid, memberId: other.id, paidAt: late })
  await makeTicket(t.deps, coupon, { memberId: buyer.id, status: 'used', usedAt: t.deps.now() })
  await updateAllResults(t.deps)
  expect(await look(first.msgCode)).toMatchObject({ orders: 1, revenue: 200, couponUsed: 1 })
  expect(await look(second.msgCode)).toMatchObject({ orders: 1, revenue: 500, couponUsed: 0 })
})
