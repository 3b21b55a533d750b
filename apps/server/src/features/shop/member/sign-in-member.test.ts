import { signInMember } from '@lumiroute/contract/member'
import { listOwnOrders } from '@lumiroute/contract/order'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../../db/schema/index.ts'
import { addChannel, addPerson, type Channel } from '../../../adapters/line/stand-in/books.ts'
import { signIdToken } from '../../../adapters/line/stand-in/id-token.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

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

type Shop = Person & { channel: Channel }
async function openShop(): Promise<Shop> {
  const person = await makeStoreAdmin(t.deps)
  const channel = addChannel(line.books)
  const form = {
    lineChannelSecret: channel.secret,
    lineAccessToken: channel.token,
    lineLoginChannelId: channel.loginChannelId,
  }
  await t.call(addThirdParty, { store: person.store.storeCode, ...form }, person.token)
  return { ...person, channel }
}

const signIn = ({ store }: Person, idToken: string) =>
  t.call(signInMember, { store: store.storeCode, idToken })
const getMembers = ({ store }: Person) =>
  t.deps.db.select().from(members).where(eq(members.storeId, store.id))

test('identifies the member by LINE, with a token only for that store', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const { userId } = addPerson(line.books, { displayName: '小美' })
  const { status, body } = await signIn(shop, signIdToken(shop.channel, { userId }))
  expect(status).toBe(200)
  expect(body.member.mbrDisplayName).toBe('小美')
  expect(await getMembers(shop)).toMatchObject([{ lineUserId: userId, mbrDisplayName: '小美' }])
  const by = { authorization: `Member ${body.token}` }
  const orders = (store: string) => t.call(listOwnOrders, { store }, undefined, by)
  expect((await orders(shop.store.storeCode)).status).toBe(200)
  expect((await orders(other.store.storeCode)).status).toBe(403)
})

test('creates one member for many sign-ins of one person', async () => {
  const shop = await openShop()
  const { userId } = addPerson(line.books)
  const idToken = signIdToken(shop.channel, { userId })
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(shop, idToken)))
  expect(new Set(answers.map(({ body }) => body.member.mbrCode)).size).toBe(1)
  expect(await getMembers(shop)).toHaveLength(1)
})

test('rejects a forged, expired, foreign or invalid token without creating a member', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const { userId } = addPerson(line.books)
  const old = new Date(Date.now() - 2 * 3_600_000)
  const tokens = [
    signIdToken({ ...shop.channel, loginSecret: 'guessed' }, { userId }),
    signIdToken(shop.channel, { userId, at: old }),
    signIdToken(other.channel, { userId }),
    userId,
  ]
  for (const idToken of tokens) expect((await signIn(shop, idToken)).status).toBe(401)
  expect(await getMembers(shop)).toEqual([])
})

test('rejects a disabled member, and reports a missing store or LINE setup', async () => {
  const shop = await openShop()
  const { userId } = addPerson(line.books)
  const idToken = signIdToken(shop.channel, { userId })
  await signIn(shop, idToken)
  await t.deps.db.update(members).set({ mbrEnabled: false }).where(eq(members.lineUserId, userId))
  expect((await signIn(shop, idToken)).status).toBe(403)
  const without = await makeStoreAdmin(t.deps)
  expect((await signIn(without, idToken)).status).toBe(409)
  expect((await t.call(signInMember, { store: 'NOWHERE', idToken })).status).toBe(404)
})

test('asks the page to retry while LINE is unavailable', async () => {
  const away = await startTestApp()
  const shop = await makeStoreAdmin(away.deps)
  const form = { lineChannelSecret: 's', lineAccessToken: 't', lineLoginChannelId: '1' }
  const { storeCode: store } = shop.store
  await away.call(addThirdParty, { store, ...form }, shop.token)
  expect((await away.call(signInMember, { store, idToken: 'x' })).status).toBe(503)
  await away.close()
})
