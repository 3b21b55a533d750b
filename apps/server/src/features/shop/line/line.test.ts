import { getMember, listMembers } from '@lumiroute/contract/member'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponTickets, lineEvents, members } from '../../../db/schema/index.ts'
import { signBody } from '../../../adapters/line/signature.ts'
import { addChannel, addPerson, type Channel } from '../../../adapters/line/stand-in/books.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import { makeMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { issueFriendCoupons } from '../coupon/issue-friend-coupons.ts'

let line: StandIn
let t: TestApp
beforeAll(async () => {
  line = await serveLine()
  t = await startTestApp({ settings: { lineApiBase: line.url } })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})

type Connected = Person & { channel: Channel }

async function connectedStore(): Promise<Connected> {
  const person = await makeStoreAdmin(t.deps)
  const channel = addChannel(line.books)
  const form = { lineChannelSecret: channel.secret, lineAccessToken: channel.token }
  await t.call(addThirdParty, { store: person.store.storeCode, ...form }, person.token)
  return { ...person, channel }
}

let made = 0
/** Each slightly later than the last, even if the machine's clock is set back. */
const begun = Date.now()
const toEvent = (type: string, userId: string, change: object = {}) => ({
  type,
  mode: 'active',
  timestamp: begun + ++made,
  source: { type: 'user', userId },
  webhookEventId: `01H${String(made).padStart(23, '0')}`,
  deliveryContext: { isRedelivery: false },
  ...change,
})

async function post(storeCode: string, payload: string, signature?: string) {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/line/webhook/${storeCode}`,
    headers: { 'content-type': 'application/json', ...(signature && { 'x-line-signature': signature }) },
    payload,
  })
  const { requestId: _id, ...body } = answer.json() as Record<string, unknown>
  return { status: answer.statusCode, body }
}

function tell({ store, channel }: Connected, events: unknown[]) {
  const payload = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events })
  return post(store.storeCode, payload, signBody(channel.secret, Buffer.from(payload)))
}

const memberOf = async ({ store }: Connected, userId: string) =>
  (
    await t.deps.db
      .select()
      .from(members)
      .where(sql`store_id = ${store.id} and line_user_id = ${userId}`)
  )[0]
const someone = () => addPerson(line.books, { displayName: '小光' }).userId

test('creates a member on follow and fetches the name from LINE', async () => {
  const shop = await connectedStore()
  const userId = someone()
  expect((await tell(shop, [toEvent('follow', userId)])).status).toBe(200)
  expect(await memberOf(shop, userId)).toMatchObject({ followStatus: 'following', source: { type: 'shop' } })
  expect(await until(async () => (await memberOf(shop, userId))?.mbrDisplayName === '小光')).toBe(true)
  const { membersList } = (await t.call(listMembers, { storeCode: shop.store.storeCode }, shop.token)).body
  expect(membersList).toMatchObject([{ mbrDisplayName: '小光', followStatus: 'following' }])
})

test('fetches profiles later if LINE is unavailable', async () => {
  const shop = await connectedStore()
  const userId = someone()
  line.behave('broken')
  expect((await tell(shop, [toEvent('follow', userId)])).status).toBe(200)
  await until(() => line.refused() > 0)
  line.behave('well')
  const isNamed = async () => (await memberOf(shop, userId))?.mbrDisplayName === '小光'
  expect(await until(isNamed, 30_000)).toBe(true)
  const mbrCode = (await memberOf(shop, userId))?.mbrCode as string
  const { body } = await t.call(getMember, { store: shop.store.storeCode, mbrCode }, shop.token)
  expect(body.member).toMatchObject({ lineUserId: userId, mbrLang: 'zh-TW' })
})

test('marks a member as blocked on unfollow, and reactivates the same member on follow', async () => {
  const shop = await connectedStore()
  const userId = someone()
  await tell(shop, [toEvent('follow', userId)])
  const first = await memberOf(shop, userId)
  await tell(shop, [toEvent('unfollow', userId)])
  expect(await memberOf(shop, userId)).toMatchObject({ id: first?.id, followStatus: 'blocked' })
  await tell(shop, [toEvent('follow', userId)])
  expect(await memberOf(shop, userId)).toMatchObject({ id: first?.id, followStatus: 'following' })
})

const getTickets = async (shop: Connected, userId: string) => {
  const member = await memberOf(shop, userId)
  return t.deps.db.$count(couponTickets, eq(couponTickets.memberId, member?.id ?? 0))
}
const isWelcomed = (shop: Connected, userId: string, n: number) =>
  until(async () => (await getTickets(shop, userId)) === n)

test('issues coupons for new friends once, and none to those who blocked and come back', async () => {
  const shop = await connectedStore()
  const of = { storeId: shop.store.id, cpnPerMember: 9 }
  await makeCoupon(t.deps, { ...of, cpnIssue: { type: 'new_friend' } })
  await makeCoupon(t.deps, { ...of, cpnIssue: { type: 'new_friend' }, cpnStatus: 'paused' })
  await makeCoupon(t.deps, { ...of, cpnIssue: { type: 'public' } })
  const [userId, known] = [someone(), someone()]
  await makeMember(t.deps, { storeId: shop.store.id, lineUserId: known })
  await tell(shop, [toEvent('follow', userId), toEvent('follow', known)])
  expect(await isWelcomed(shop, userId, 1)).toBe(true)
  expect(await isWelcomed(shop, known, 1)).toBe(true)

  await makeCoupon(t.deps, { ...of, cpnIssue: { type: 'new_friend' } })
  const [unblocked, later] = [someone(), someone()]
  await tell(shop, [toEvent('unfollow', userId)])
  await tell(shop, [
    toEvent('follow', userId),
    toEvent('follow', unblocked, { follow: { isUnblocked: true } }),
    toEvent('follow', later, { follow: { isUnblocked: false } }),
  ])
  expect(await isWelcomed(shop, later, 2)).toBe(true)
  expect([await getTickets(shop, userId), await getTickets(shop, unblocked)]).toEqual([1, 0])
  const memberIds = [(await memberOf(shop, later))?.id as number]
  await issueFriendCoupons(t.deps, { storeId: shop.store.id, memberIds })
  expect(await getTickets(shop, later)).toBe(2)
})

test('does not undo a newer event by a late one', async () => {
  const shop = await connectedStore()
  const userId = someone()
  const [follow, unfollow] = [toEvent('follow', userId), toEvent('unfollow', userId)]
  await tell(shop, [{ ...follow, webhookEventId: 'first', timestamp: follow.timestamp - 5000 }])
  await tell(shop, [unfollow])
  await tell(shop, [follow])
  expect(await memberOf(shop, userId)).toMatchObject({ followStatus: 'blocked' })
})

test('counts a repeated event once, even in the same body or simultaneously', async () => {
  const shop = await connectedStore()
  const userId = someone()
  const event = toEvent('follow', userId)
  await tell(shop, [event, event])
  await tell(shop, [toEvent('unfollow', userId)])
  const again = { ...event, timestamp: Date.now() + 60_000, deliveryContext: { isRedelivery: true } }
  const answers = await Promise.all(Array.from({ length: 8 }, () => tell(shop, [again])))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await memberOf(shop, userId)).toMatchObject({ followStatus: 'blocked' })
  const taken = await t.deps.db.select().from(lineEvents).where(eq(lineEvents.storeId, shop.store.id))
  expect(taken).toHaveLength(2)
})

test('creates a member on a message, even for an existing friend', async () => {
  const shop = await connectedStore()
  const old = await makeMember(t.deps, { storeId: shop.store.id, lineUserId: someone(), mbrName: '王小明' })
  const unknown = someone()
  const kinds = ['message', 'postback', 'beacon', 'accountLink']
  await tell(shop, [
    ...kinds.map((type) => toEvent(type, old.lineUserId as string)),
    toEvent('message', unknown),
  ])
  const known = await memberOf(shop, old.lineUserId as string)
  expect(known).toMatchObject({ id: old.id, followStatus: 'never', mbrName: '王小明' })
  expect(known?.lastActiveAt?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await memberOf(shop, unknown)).toMatchObject({ followStatus: 'following' })
})

test('answers a connection test without events', async () => {
  expect(await tell(await connectedStore(), [])).toMatchObject({ status: 200 })
})

test('processes a thousand events in one body', async () => {
  const shop = await connectedStore()
  const users = Array.from({ length: 1000 }, () => `U${crypto.randomUUID().replaceAll('-', '')}`)
  expect(
    (
      await tell(
        shop,
        users.map((userId) => toEvent('follow', userId)),
      )
    ).status,
  ).toBe(200)
  const answer = await t.call(listMembers, { storeCode: shop.store.storeCode, page: 1 }, shop.token)
  expect(answer.body.total).toBe(1000)
})

test('ignores unknown events and those without a person', async () => {
  const shop = await connectedStore()
  const userId = someone()
  const odd = [
    null,
    7,
    {},
    toEvent('videoPlayComplete', userId),
    toEvent('join', userId, { source: { type: 'group', groupId: 'C1' } }),
    toEvent('follow', 'U1'),
    toEvent('follow', userId, { webhookEventId: 'x\0y' }),
    toEvent('follow', userId, { timestamp: 9e15 }),
  ]
  expect((await tell(shop, [...odd, toEvent('follow', userId)])).status).toBe(200)
  expect(await memberOf(shop, userId)).toBeDefined()
})

test('gives the same error for an unknown store, missing settings and a wrong or missing signature, without a row', async () => {
  const shop = await connectedStore()
  const other = await connectedStore()
  const bare = await makeStoreAdmin(t.deps)
  const payload = JSON.stringify({ destination: 'U1', events: [toEvent('follow', someone())] })
  const right = signBody(shop.channel.secret, Buffer.from(payload))
  const answers = [
    await post('NOBODY-HAS-THIS', payload, right),
    await post(bare.store.storeCode, payload, right),
    await post(other.store.storeCode, payload, right),
    await post(shop.store.storeCode, `${payload} `, right),
    await post(shop.store.storeCode, payload, 'x'),
    await post(shop.store.storeCode, payload),
  ]
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  const stores = [shop, other, bare].map(({ store }) => store.id)
  const rows = await t.deps.db
    .select()
    .from(members)
    .where(sql`store_id = any(${sql.param(stores)}::int[])`)
  expect(rows).toEqual([])
})

test.each(['', 'no json', '[]', '{"events":{}}', '\ufffe{'])(
  'rejects a signed body that is %j as bad input',
  async (payload) => {
    const { store, channel } = await connectedStore()
    const signature = signBody(channel.secret, Buffer.from(payload))
    expect((await post(store.storeCode, payload, signature)).status).toBe(400)
  },
)

test('does not read a body over two megabytes', async () => {
  const { store } = await connectedStore()
  expect((await post(store.storeCode, ' '.repeat(2 * 1024 * 1024 + 1), 'x')).status).toBe(413)
})
