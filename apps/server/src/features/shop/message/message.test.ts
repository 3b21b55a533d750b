import type { CallOf } from '@lumiroute/contract'
import { getTimeline } from '@lumiroute/contract/member'
import {
  createMessage,
  cancelMessage,
  countReceivers,
  getMessage,
  getQuota,
  listMessages,
  messageStatuses,
  deleteMessage,
  testMessage,
  updateMessage,
} from '@lumiroute/contract/message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { messages } from '../../../db/schema/index.ts'
import { makeActivity } from '../../../testing/catalogue-factories.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import { makeFile, makeStoreAdmin } from '../../../testing/factories.ts'
import { makeTag } from '../../../testing/member-factories.ts'
import { connectedShop, countReceived, makeFriend, type Shop } from '../../../testing/message-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { insertChunks } from './message.queries.ts'

const noon = Date.parse('2026-11-16T12:00:00+08:00')
let shift = 0
let line: StandIn
let t: TestApp
let shop: Shop
const setClock = (at: string) => (shift = Date.parse(at) - Date.now())

beforeAll(async () => {
  line = await serveLine()
  t = await startTestApp({
    settings: { lineApiBase: line.url, publicUrl: 'https://shop.example.tw' },
    now: () => new Date(Date.now() + shift),
  })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})
beforeEach(async () => {
  shift = noon - Date.now()
  shop = await connectedShop(t, line)
})

type Form = Omit<CallOf<typeof createMessage>, 'store'>
const form: Form = {
  msgTitle: '週末活動',
  target: { type: 'all' },
  messages: [{ type: 'text', text: '週末見' }],
}
const add = (change: Partial<Form> = {}, from = shop) =>
  t.call(createMessage, { store: from.code, ...form, ...change }, from.token)
const look = async (msgCode: string | null) =>
  (await t.call(getMessage, { store: shop.code, msgCode: msgCode as string }, shop.token)).body.messageItem
const ended = (msgCode: string | null) =>
  until(async () => {
    const message = await look(msgCode)
    return ['sent', 'partial', 'failed', 'canceled'].includes(message.status) && message
  })

test('sends to friends with a tag once and to nobody else, and lowers the quota', async () => {
  const [ming, mei, left, off] = await Promise.all([
    makeFriend(t, line, shop),
    makeFriend(t, line, shop),
    makeFriend(t, line, shop, { followStatus: 'blocked' }),
    makeFriend(t, line, shop, { mbrEnabled: false }),
  ])
  await makeFriend(t, line, shop)
  const tag = await makeTag(t.deps, { storeId: shop.store.id }, [ming.id, left.id, off.id])
  const target = { type: 'tags' as const, tagCodes: [tag.tagCode] }
  const count = await t.call(countReceivers, { store: shop.code, target }, shop.token)
  expect(count.body).toMatchObject({ estimated: 1, friends: 3 })
  const { status, body } = await add({ target })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    estimated: 1,
    plan: { outcome: 'send', receivers: 1 },
    quota: { remaining: 3000 },
  })
  const done = await ended(body.msgCode)
  expect(done).toMatchObject({
    status: 'sent',
    sent: 1,
    failed: 0,
    blocked: 0,
    chunks: [{ no: 1, count: 1, httpStatus: 200 }],
  })
  expect(countReceived(line, shop.channel)).toEqual({ [ming.lineUserId as string]: 1 })
  expect((await t.call(getQuota, { store: shop.code }, shop.token)).body).toMatchObject({ remaining: 2999 })
  const toLine = async ({ mbrCode }: { mbrCode: string }) =>
    (await t.call(getTimeline, { store: shop.code, mbrCode }, shop.token)).body.timeline
  expect(await toLine(ming)).toContainEqual(
    expect.objectContaining({ kind: 'message', ref: body.msgCode, name: '週末活動' }),
  )
  expect(await toLine(mei)).not.toContainEqual(expect.objectContaining({ kind: 'message' }))
  const { messageList } = (await t.call(listMessages, { store: shop.code }, shop.token)).body
  expect(messageList).toMatchObject([{ msgCode: body.msgCode, targetText: `標籤：${tag.tagName}`, sent: 1 }])
})

test('creates one message for a repeated call', async () => {
  await makeFriend(t, line, shop)
  const retryKey = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => add({ retryKey })))
  expect(new Set(answers.map(({ body }) => body.msgCode)).size).toBe(1)
  await ended(answers[0]?.body.msgCode ?? '')
  expect((await add({ retryKey })).body.msgCode).toBe(answers[0]?.body.msgCode)
  expect(Object.values(countReceived(line, shop.channel))).toEqual([1])
})

test('returns the effect of each choice in a dry run, and changes nothing', async () => {
  shop = await connectedShop(t, line, { quota: { type: 'limited', value: 1 } })
  await Promise.all([makeFriend(t, line, shop), makeFriend(t, line, shop)])
  const outcome = async (onQuotaShort: 'cancel' | 'trim' | 'wait') => {
    const { body } = await add({ dryRun: true, onQuotaShort })
    return [body.plan.outcome, body.plan.receivers, body.msgCode]
  }
  expect(await outcome('cancel')).toEqual(['cancel', 0, null])
  expect(await outcome('trim')).toEqual(['trim', 1, null])
  expect(await outcome('wait')).toEqual(['wait', 2, null])
  expect((await t.call(listMessages, { store: shop.code }, shop.token)).body.messageList).toEqual([])
})

test('rejects, limits to the best customers, or postpones to the next month if the quota is too low', async () => {
  shop = await connectedShop(t, line, { quota: { type: 'limited', value: 1 } })
  await makeFriend(t, line, shop, { totalSpent: 10 })
  const best = await makeFriend(t, line, shop, { totalSpent: 900 })
  const refused = await add()
  expect(refused).toMatchObject({ status: 409, body: { fields: { onQuotaShort: expect.anything() } } })
  const waits = await add({ onQuotaShort: 'wait' })
  expect(await look(waits.body.msgCode)).toMatchObject({
    status: 'scheduled',
    dueAt: '2026-12-01T00:00:00+08:00',
  })
  const cut = await add({ onQuotaShort: 'trim', trimBy: 'spend' })
  expect(await ended(cut.body.msgCode)).toMatchObject({ status: 'sent', estimated: 1, sent: 1 })
  expect(countReceived(line, shop.channel)).toEqual({ [best.lineUserId as string]: 1 })
})

test('sends nothing at night unless forced', async () => {
  setClock('2026-11-16T23:30:00+08:00')
  shop = await connectedShop(t, line)
  await makeFriend(t, line, shop)
  const calm = await add()
  expect(calm.body.plan).toMatchObject({ isQuiet: true })
  expect(await look(calm.body.msgCode)).toMatchObject({
    status: 'scheduled',
    dueAt: '2026-11-17T08:00:00+08:00',
  })
  const forced = await add({ quietHours: false })
  expect(await ended(forced.body.msgCode)).toMatchObject({ status: 'sent' })
})

test('updates a draft with its version, schedules, cancels and deletes it', async () => {
  await makeFriend(t, line, shop)
  const { body } = await add({ isDraft: true })
  const msgCode = body.msgCode as string
  const change = { store: shop.code, ...form, msgCode, msgTitle: '改過' }
  const scheduleAt = '2026-11-20T10:00:00+08:00'
  const put = (more: object) => t.call(updateMessage, { ...change, ...more }, shop.token)
  expect(await put({ version: 1, scheduleAt })).toMatchObject({
    status: 200,
    body: { messageItem: { status: 'scheduled' } },
  })
  expect((await put({ version: 1 })).status).toBe(409)
  const name = { store: shop.code, msgCode }
  expect((await t.call(deleteMessage, name, shop.token)).status).toBe(409)
  expect((await t.call(cancelMessage, name, shop.token)).body.messageItem).toMatchObject({
    status: 'canceled',
  })
  expect((await t.call(cancelMessage, name, shop.token)).status).toBe(409)
  expect((await put({})).status).toBe(409)
  expect((await t.call(deleteMessage, name, shop.token)).status).toBe(200)
  expect((await t.call(getMessage, name, shop.token)).status).toBe(404)
})

test('the actions of a message are those that the server accepts, in every status', async () => {
  const other = await connectedShop(t, line)
  const states = [...messageStatuses.map((status) => ({ status, sent: 0 })), { status: 'canceled', sent: 1 }]
  for (const from of [shop, other])
    for (const state of states) {
      const { code: store, token } = from
      const msgCode = (await add({ isDraft: true }, from)).body.msgCode as string
      const set = () => t.deps.db.update(messages).set(state).where(eq(messages.msgCode, msgCode)).returning()
      const named = { store, msgCode }
      const [row] = await set()
      await insertChunks(t.deps.db, row?.id as number, [1], 1)
      const { actions } = (await t.call(getMessage, named, token)).body.messageItem
      const { messageList } = (await t.call(listMessages, { store }, token)).body
      expect(messageList.find((row) => row.msgCode === msgCode)?.actions).toEqual(actions)
      const change = { ...named, ...form, isDraft: true }
      const accepted: string[] = []
      if ((await t.call(updateMessage, change, token)).status === 200) accepted.push('edit')
      await set()
      if ((await t.call(cancelMessage, named, token)).status === 200) accepted.push('cancel')
      await set()
      if ((await t.call(deleteMessage, named, token)).status === 200) accepted.push('delete')
      expect([state, accepted]).toEqual([state, actions])
    }
})

test('counts people who follow a link, but not programs', async () => {
  await makeFriend(t, line, shop)
  const coupon = await makeCoupon(t.deps, { storeId: shop.store.id })
  const activity = await makeActivity(t.deps, { storeId: shop.store.id, actType: 'activity' })
  const messages: Form['messages'] = [
    { type: 'text', text: '看這裡 https://example.tw/a?b=1，謝謝' },
    { type: 'coupon', cpnCode: coupon.cpnCode },
    { type: 'activity', actCode: activity.actCode },
  ]
  const { body, status } = await add({ messages })
  expect({ status, fields: body.fields }).toEqual({ status: 200 })
  await ended(body.msgCode)
  const [sent] = line.books.deliveries.filter(({ token }) => token === shop.channel.token)
  const text = String(sent?.messages[0]?.text)
  const code = /^看這裡 https:\/\/shop\.example\.tw\/m\/([\w-]{8})，謝謝$/.exec(text)?.[1] as string
  const follow = (agent: string) =>
    t.app.inject({ method: 'GET', url: `/m/${code}`, headers: { 'user-agent': agent } })
  expect(await follow('Mozilla/5.0 (iPhone)')).toMatchObject({
    statusCode: 302,
    headers: { location: 'https://example.tw/a?b=1' },
  })
  expect((await follow('Googlebot/2.1')).statusCode).toBe(302)
  expect((await t.app.inject({ method: 'GET', url: '/m/nobodyha' })).statusCode).toBe(404)
  expect(await look(body.msgCode)).toMatchObject({ clicks: 1 })
  expect(sent?.messages[1]).toMatchObject({ type: 'flex', altText: coupon.cpnTitle })
})

test('rejects references to other stores at their field', async () => {
  await makeFriend(t, line, shop)
  const other = await connectedShop(t, line)
  const [tag, coupon, friend, file] = await Promise.all([
    makeTag(t.deps, { storeId: other.store.id }),
    makeCoupon(t.deps, { storeId: other.store.id }),
    makeFriend(t, line, other),
    makeFile(t.deps, { storeId: other.store.id, kind: 'message' }),
  ])
  const fields = async (change: Partial<Form>) => Object.keys((await add(change)).body.fields ?? {})
  expect(await fields({ target: { type: 'tags', tagCodes: [tag.tagCode] } })).toEqual(['target.tagCodes'])
  expect(await fields({ target: { type: 'members', mbrCodes: [friend.mbrCode] } })).toEqual([
    'target.mbrCodes',
  ])
  expect(await fields({ messages: [{ type: 'coupon', cpnCode: coupon.cpnCode }] })).toEqual([
    'messages.0.cpnCode',
  ])
  expect(await fields({ messages: [{ type: 'image', image: file.uuidName }] })).toEqual(['messages.0.image'])
  expect(await fields({ target: { type: 'tags' } })).toEqual(['target.tagCodes'])
  expect(await fields({ scheduleAt: '2020-01-01T00:00:00Z' })).toEqual(['scheduleAt'])
  expect(await fields({ messages: [] })).toEqual(['messages'])
})

test('rejects pictures and videos that LINE would not accept at their field', async () => {
  await makeFriend(t, line, shop)
  const file = async (mime: string, sizeBytes: number) =>
    (await makeFile(t.deps, { storeId: shop.store.id, kind: 'message', mime, sizeBytes })).uuidName
  const fields = async (bubble: Form['messages'][number]) => (await add({ messages: [bubble] })).body.fields
  const [png, webp, large] = await Promise.all([
    file('image/png', 1_000_000),
    file('image/webp', 1000),
    file('image/jpeg', 10_000_001),
  ])
  const [mp4, webm, long] = await Promise.all([
    file('video/mp4', 1_000_000),
    file('video/webm', 1000),
    file('video/mp4', 200_000_001),
  ])
  const tooLarge = (mb: number) => `LINE 只接受 ${mb} MB 以內的檔案，請縮小後重新上傳`
  const image = (name: string) => ({ type: 'image', image: name }) as const
  const video = (name: string, preview: string) => ({ type: 'video', video: name, preview }) as const
  expect(await fields(image(webp))).toEqual({ 'messages.0.image': 'LINE 只接受 JPEG 或 PNG 圖片' })
  expect(await fields(image(large))).toEqual({ 'messages.0.image': tooLarge(10) })
  expect(await fields(video(mp4, large))).toEqual({ 'messages.0.preview': tooLarge(1) })
  expect(await fields(video(webm, png))).toEqual({ 'messages.0.video': 'LINE 只接受 MP4 影片' })
  expect(await fields(video(long, png))).toEqual({ 'messages.0.video': tooLarge(200) })
  const heavy = await file('image/png', 1_000_001)
  const { body } = await add({ messages: [image(png), image(heavy), video(mp4, png)], dryRun: true })
  expect(body.preview.map(({ type }: { type: string }) => type)).toEqual(['image', 'flex', 'video'])
})

test('stores drafts but sends nothing for a store without LINE', async () => {
  const person = await makeStoreAdmin(t.deps)
  const bare = { ...person, channel: shop.channel, code: person.store.storeCode }
  expect((await add({ isDraft: true }, bare)).status).toBe(200)
  expect((await add({}, bare)).status).toBe(409)
  expect((await t.call(getQuota, { store: bare.code }, bare.token)).status).toBe(409)
})

test('sends a test to one friend only', async () => {
  const [friend, stranger] = await Promise.all([
    makeFriend(t, line, shop),
    makeFriend(t, line, shop, { followStatus: 'blocked' }),
  ])
  const send = (mbrCode: string) =>
    t.call(testMessage, { store: shop.code, mbrCode, messages: form.messages }, shop.token)
  expect((await send(friend.mbrCode)).status).toBe(200)
  expect((await send(stranger.mbrCode)).status).toBe(400)
  expect((await send('nobody')).status).toBe(404)
  expect(countReceived(line, shop.channel)).toEqual({ [friend.lineUserId as string]: 1 })
})
