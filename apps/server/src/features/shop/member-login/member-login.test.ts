import {
  eraseMember,
  finishLogin,
  renewMemberSession,
  signInMember,
  signOutMember,
  startLogin,
  updateMember,
} from '@lumiroute/contract/member'
import { listOwnOrders } from '@lumiroute/contract/order'
import { addThirdParty, loginCallbackPath } from '@lumiroute/contract/third-party'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addChannel, addPerson, type Channel } from '../../../adapters/line/stand-in/books.ts'
import { signIdToken } from '../../../adapters/line/stand-in/id-token.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { members, memberSessions, stores, touches } from '../../../db/schema/index.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { deleteOldMemberLogins } from './delete-old-logins.ts'

const origin = 'https://shop.example.tw'
const minute = 60_000
const day = 24 * 60 * minute
let line: StandIn
let t: TestApp
let shift = 0
beforeAll(async () => {
  line = await serveLine()
  const now = () => new Date(Date.now() + shift)
  t = await startTestApp({ settings: { lineApiBase: line.url, publicUrl: origin }, now })
})
beforeEach(() => (shift = 0))
afterAll(async () => {
  await t.close()
  await line.stop()
})

type Shop = Person & { channel: Channel; code: string }
async function openShop(change: Partial<Channel> = {}): Promise<Shop> {
  const person = await makeStoreAdmin(t.deps)
  const channel = addChannel(line.books, { callbackUrls: [`${origin}${loginCallbackPath}`], ...change })
  const form = {
    lineChannelSecret: channel.secret,
    lineAccessToken: channel.token,
    lineLoginChannelId: channel.loginChannelId,
    lineLoginChannelSecret: channel.loginSecret,
  }
  const code = person.store.storeCode
  await t.call(addThirdParty, { store: code, ...form }, person.token)
  return { ...person, channel, code }
}

/** A browser that keeps cookies by name, and sends those of the path. */
function openBrowser() {
  const jar = new Map<string, { value: string; path: string }>()
  return {
    jar,
    keep(headers: Record<string, unknown>) {
      for (const cookie of [headers['set-cookie'] ?? []].flat() as string[]) {
        const [pair = '', ...attributes] = cookie.split('; ')
        const [name = '', value = ''] = pair.split('=')
        const path = attributes.find((each) => each.startsWith('Path='))?.slice(5) ?? '/'
        if (attributes.includes('Max-Age=0')) jar.delete(name)
        else jar.set(name, { value, path })
      }
    },
    send(path: string): Record<string, string> {
      const sent = [...jar].filter(([, cookie]) => path.startsWith(cookie.path))
      return { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') }
    },
  }
}
type Browser = ReturnType<typeof openBrowser>

async function start({ code }: Pick<Shop, 'code'>, browser: Browser, returnTo = `/s/${code}/coupons`) {
  const answer = await t.call(startLogin, { store: code, returnTo })
  browser.keep(answer.headers)
  return answer
}

/** What LINE's page redirects to, once the person has chosen. */
async function choose(authorizeUrl: string, choice: Record<string, string> = {}): Promise<string> {
  const page = await fetch(authorizeUrl)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('同意')])
  const url = new URL(authorizeUrl.replace('/authorize?', '/authorize/answer?'))
  for (const [name, value] of Object.entries({ answer: 'agree', name: '小美', ...choice }))
    url.searchParams.set(name, value)
  const { status, headers } = await fetch(url, { redirect: 'manual' })
  expect(status).toBe(302)
  const back = headers.get('location') ?? ''
  expect(back.startsWith(`${origin}${loginCallbackPath}?`)).toBe(true)
  return back.slice(origin.length)
}

async function comeBack(path: string, browser: Browser) {
  const { statusCode, headers, body } = await t.app.inject({ url: path, headers: browser.send(path) })
  browser.keep(headers)
  expect([statusCode, body]).toEqual([302, ''])
  expect(headers['referrer-policy']).toBe('no-referrer')
  return String(headers.location)
}

async function logIn(shop: Shop, browser: Browser, choice?: Record<string, string>) {
  const { body } = await start(shop, browser)
  return comeBack(await choose(body.authorizeUrl, choice), browser)
}

async function renew({ code }: Pick<Shop, 'code'>, browser: Browser, more: Record<string, string> = {}) {
  const headers = { ...browser.send(`/api/member/session/${code}`), ...more }
  const answer = await t.call(renewMemberSession, { store: code }, undefined, headers)
  browser.keep(answer.headers)
  return answer
}
const by = (token: string) => ({ authorization: `Member ${token}` })
const orders = async ({ code }: Shop, token: string) =>
  (await t.call(listOwnOrders, { store: code }, undefined, by(token))).status
const membersOf = ({ store }: Person) => t.deps.db.select().from(members).where(eq(members.storeId, store.id))

test.each(['HS256', 'ES256'] as const)('a whole login, with an id token of %s', async (idTokenAlgorithm) => {
  const shop = await openShop({ idTokenAlgorithm })
  const browser = openBrowser()
  const { status, body, headers } = await start(shop, browser)
  expect(status).toBe(200)
  const asked = new URL(body.authorizeUrl)
  expect(asked.href.startsWith(`${line.url}/oauth2/v2.1/authorize?`)).toBe(true)
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: shop.channel.loginChannelId,
    redirect_uri: `${origin}${loginCallbackPath}`,
    scope: 'openid profile',
    code_challenge_method: 'S256',
    bot_prompt: 'normal',
  })
  expect(headers['set-cookie']).toEqual([expect.stringContaining('HttpOnly; SameSite=Lax; Secure')])
  const back = await choose(body.authorizeUrl, { friend: '1' })
  expect(await comeBack(back, browser)).toBe(`/s/${shop.code}/coupons`)
  expect([...browser.jar.keys()]).toEqual([`member_session_${shop.store.id}`])
  const [member] = await membersOf(shop)
  expect(member).toMatchObject({ mbrDisplayName: '小美', followStatus: 'following' })
  const renewed = await renew(shop, browser)
  expect(renewed.body.member).toMatchObject({ mbrCode: member?.mbrCode, mbrDisplayName: '小美' })
  expect(renewed.headers['set-cookie']).toEqual([
    expect.stringMatching(/Path=\/api\/member\/session; HttpOnly; SameSite=Strict; Secure; Max-Age=5184000$/),
  ])
  expect(await orders(shop, renewed.body.token)).toBe(200)
})

test('somebody who is no friend signs in without following', async () => {
  const shop = await openShop()
  await logIn(shop, openBrowser(), { name: '阿遠' })
  expect(await membersOf(shop)).toMatchObject([{ followStatus: 'never', followedAt: null }])
})

test('the table holds neither state, cookie, nonce nor verifier', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const asked = new URL((await start(shop, browser)).body.authorizeUrl).searchParams
  const { rows } = await t.deps.db.execute(sql`select * from member_login where store_id = ${shop.store.id}`)
  const secrets = [asked.get('state'), asked.get('nonce'), asked.get('code_challenge')]
  for (const { value } of browser.jar.values()) secrets.push(value)
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
})

test.each(['https://evil.example/', '//evil.example', '/s/OTHER', '/store/info', '/s/%2e%2e/x'])(
  'does not return to %s',
  async (returnTo) => {
    const { status, body } = await start(await openShop(), openBrowser(), returnTo)
    expect([status, body.fields]).toEqual([400, { returnTo: '只能回到這家店的頁面' }])
  },
)

test('a store without LINE Login says how to order, an unknown or disabled one is not found', async () => {
  const person = await makeStoreAdmin(t.deps)
  const shop = { code: person.store.storeCode }
  const setPhone = (storePhone: string) =>
    t.deps.db.update(stores).set({ storePhone }).where(eq(stores.id, person.store.id))
  await setPhone('02-2311-1234')
  const refused = await start(shop, openBrowser())
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '這家店還沒開放 LINE 登入，想訂購請打電話給店家：02-2311-1234',
  ])
  await setPhone('')
  expect((await start(shop, openBrowser())).body.message).toContain('請直接洽店家')
  expect((await start({ code: 'NOWHERE' }, openBrowser())).status).toBe(404)
  const disabled = await openShop()
  await t.deps.db.update(stores).set({ storeEnabled: false }).where(eq(stores.id, disabled.store.id))
  expect((await start(disabled, openBrowser())).status).toBe(404)
})

test('a person who declines returns with the reason, and the state is spent', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const back = await choose((await start(shop, browser)).body.authorizeUrl, { answer: 'cancel' })
  expect(await comeBack(back, browser)).toBe(`/s/${shop.code}/coupons#login=denied`)
  expect(await comeBack(back, browser)).toBe(`/s/${shop.code}#login=expired`)
  expect(await membersOf(shop)).toEqual([])
})

test('a callback works once, even for simultaneous uses', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const back = await choose((await start(shop, browser)).body.authorizeUrl)
  const twin = openBrowser()
  for (const [name, cookie] of browser.jar) twin.jar.set(name, cookie)
  const both = await Promise.all([comeBack(back, browser), comeBack(back, twin)])
  expect(both.toSorted()).toEqual([`/s/${shop.code}#login=expired`, `/s/${shop.code}/coupons`])
})

test('a code of another attempt is refused: its verifier and nonce differ', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const first = new URL(await choose((await start(shop, browser)).body.authorizeUrl), origin)
  const second = new URL(await choose((await start(shop, browser)).body.authorizeUrl), origin)
  second.searchParams.set('code', first.searchParams.get('code') ?? '')
  const mixed = await comeBack(second.pathname + second.search, browser)
  expect(mixed).toBe(`/s/${shop.code}/coupons#login=failed`)
  expect(await membersOf(shop)).toEqual([])
})

test('an id token with another nonce is refused', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const url = new URL((await start(shop, browser)).body.authorizeUrl)
  url.searchParams.set('nonce', 'of-another-login')
  expect(await comeBack(await choose(url.href), browser)).toBe(`/s/${shop.code}/coupons#login=failed`)
})

test('another browser cannot finish a login, and does not spoil it', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const back = await choose((await start(shop, browser)).body.authorizeUrl)
  const stranger = openBrowser()
  await start(shop, stranger)
  expect(await comeBack(back, stranger)).toBe(`/s/${shop.code}#login=expired`)
  expect((await renew(shop, stranger)).status).toBe(401)
  expect(await comeBack(back, browser)).toBe(`/s/${shop.code}/coupons`)
})

test('a login expires after ten minutes, and is deleted', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const back = await choose((await start(shop, browser)).body.authorizeUrl)
  shift = 10 * minute + 1000
  expect(await comeBack(back, browser)).toBe(`/s/${shop.code}#login=expired`)
  const age = sql`update member_login set expires_at = now() - interval '1 second' where store_id = ${shop.store.id}`
  await t.deps.db.execute(age)
  await deleteOldMemberLogins(t.deps.db)
  const left = sql`select 1 from member_login where store_id = ${shop.store.id}`
  expect((await t.deps.db.execute(left)).rows).toEqual([])
})

test('a prefetch and a state of nobody’s making do nothing', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const back = await choose((await start(shop, browser)).body.authorizeUrl)
  const prefetch = { ...browser.send(back), 'sec-purpose': 'prefetch' }
  expect((await t.app.inject({ url: back, headers: prefetch })).statusCode).toBeGreaterThanOrEqual(400)
  expect(
    (await t.app.inject({ method: 'HEAD', url: back, headers: browser.send(back) })).statusCode,
  ).toBeGreaterThanOrEqual(400)
  for (const state of ['', 'x', `//evil.example.${'a'.repeat(43)}`, `../x.${'a'.repeat(43)}`]) {
    const url = `/api${finishLogin.path}?${new URLSearchParams({ state, code: 'x' }).toString()}`
    expect((await t.app.inject({ url })).statusCode).toBe(400)
  }
  expect(await comeBack(back, browser)).toBe(`/s/${shop.code}/coupons`)
})

test('says so while LINE does not answer, and when the channel’s secret is wrong', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  const back = await choose((await start(shop, browser)).body.authorizeUrl)
  line.behave('broken')
  const away = await comeBack(back, browser)
  line.behave('well')
  expect(away).toBe(`/s/${shop.code}/coupons#login=unavailable`)
  const again = await choose((await start(shop, browser)).body.authorizeUrl)
  shop.channel.loginSecret = 'replaced at LINE'
  expect(await comeBack(again, browser)).toBe(`/s/${shop.code}/coupons#login=failed`)
})

test('a disabled member cannot log in', async () => {
  const shop = await openShop()
  await logIn(shop, openBrowser())
  await t.deps.db.update(members).set({ mbrEnabled: false }).where(eq(members.storeId, shop.store.id))
  expect(await logIn(shop, openBrowser())).toBe(`/s/${shop.code}/coupons#login=disabled`)
})

test('a session is worth nothing at another store', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const browser = openBrowser()
  await logIn(shop, browser)
  expect((await renew(other, browser)).status).toBe(401)
  const stolen = browser.jar.get(`member_session_${shop.store.id}`)
  browser.jar.set(`member_session_${other.store.id}`, stolen as { value: string; path: string })
  expect((await renew(other, browser)).status).toBe(401)
  const { body } = await renew(shop, browser)
  expect([await orders(shop, body.token), await orders(other, body.token)]).toEqual([200, 403])
})

const cookieOf = (browser: Browser, { store }: Shop) =>
  browser.jar.get(`member_session_${store.id}`) as { value: string; path: string }

test('each renewal replaces the cookie; a second tab gets the same, a late reuse ends the session', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  await logIn(shop, browser)
  const first = cookieOf(browser, shop)
  const { body } = await renew(shop, browser)
  const second = cookieOf(browser, shop)
  expect(second.value).not.toBe(first.value)
  const tab = openBrowser()
  tab.jar.set(`member_session_${shop.store.id}`, first)
  expect((await renew(shop, tab)).status).toBe(200)
  expect(cookieOf(tab, shop)).toEqual(second)
  shift = 2 * minute
  const thief = openBrowser()
  thief.jar.set(`member_session_${shop.store.id}`, first)
  expect((await renew(shop, thief)).status).toBe(401)
  expect((await renew(shop, browser)).status).toBe(401)
  expect(await orders(shop, body.token)).toBe(401)
})

test('a forged or cut cookie is refused without ending the session', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  await logIn(shop, browser)
  const { value, path } = cookieOf(browser, shop)
  const [id = '', , signature = ''] = value.split('.')
  for (const forged of ['', id, `${id}.5.${signature}`, value.slice(0, -1), `${value.slice(0, -4)}AAAA`]) {
    const forger = openBrowser()
    forger.jar.set(`member_session_${shop.store.id}`, { value: forged, path })
    expect((await renew(shop, forger)).status).toBe(401)
  }
  expect((await renew(shop, browser)).status).toBe(200)
})

test('a page of another origin cannot renew', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  await logIn(shop, browser)
  for (const site of ['cross-site', 'same-site'])
    expect((await renew(shop, browser, { 'sec-fetch-site': site })).status).toBe(401)
  expect((await renew(shop, browser, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('a session lasts for weeks without a visit, and a year with visits', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  await logIn(shop, browser)
  for (let visit = 1; visit <= 7; visit += 1) {
    shift = visit * 50 * day
    expect((await renew(shop, browser)).status).toBe(200)
  }
  shift = 366 * day
  expect((await renew(shop, browser)).status).toBe(401)
  const idle = openBrowser()
  await logIn(shop, idle)
  shift += 61 * day
  expect((await renew(shop, idle)).status).toBe(401)
})

test('signing out ends the session, its token and the cookie', async () => {
  const shop = await openShop()
  const browser = openBrowser()
  await logIn(shop, browser)
  const { body } = await renew(shop, browser)
  const kept = cookieOf(browser, shop)
  const out = await t.call(signOutMember, { store: shop.code }, undefined, by(body.token))
  browser.keep(out.headers)
  expect([out.status, browser.jar.size]).toEqual([200, 0])
  expect(await orders(shop, body.token)).toBe(401)
  browser.jar.set(`member_session_${shop.store.id}`, kept)
  expect((await renew(shop, browser)).status).toBe(401)
})

test('disabling a member ends every session for good, and so does erasing', async () => {
  const shop = await openShop()
  const [phone, tablet] = [openBrowser(), openBrowser()]
  await logIn(shop, phone)
  await logIn(shop, tablet)
  const [member] = await membersOf(shop)
  const { mbrCode = '' } = member ?? {}
  const input = { store: shop.code, mbrCode }
  const turn = (mbrEnabled: boolean) => t.call(updateMember, { ...input, mbrEnabled }, shop.token)
  await turn(false)
  expect((await renew(shop, phone)).status).toBe(401)
  await turn(true)
  for (const browser of [phone, tablet]) expect((await renew(shop, browser)).status).toBe(401)
  await logIn(shop, phone)
  const { body } = await renew(shop, phone)
  await t.call(eraseMember, input, shop.token)
  expect((await renew(shop, phone)).status).toBe(401)
  expect(await orders(shop, body.token)).toBe(401)
  const open = await t.deps.db
    .select()
    .from(memberSessions)
    .where(sql`member_id = ${member?.id} and ended_at is null`)
  expect(open).toEqual([])
})

test('a sign-in inside LINE opens a session only if the page asks for it', async () => {
  const shop = await openShop()
  const { userId } = addPerson(line.books)
  const idToken = signIdToken(shop.channel, { userId })
  const plain = await t.call(signInMember, { store: shop.code, idToken })
  expect(plain.headers['set-cookie']).toBeUndefined()
  const browser = openBrowser()
  const kept = await t.call(signInMember, { store: shop.code, idToken, keepSignedIn: true })
  browser.keep(kept.headers)
  expect(await orders(shop, kept.body.token)).toBe(200)
  expect((await renew(shop, browser)).status).toBe(200)
})

async function makeTouch(storeId: number, given: Partial<typeof touches.$inferInsert> = {}) {
  const ad = await makeAd(t.deps, { storeId })
  const row = { id: crypto.randomUUID(), storeId, adId: ad.id, at: t.deps.now(), kind: 'scan', ...given }
  await t.deps.db.insert(touches).values(row)
  return row.id
}
const memberOf = async (touchId: string) =>
  (await t.deps.db.select().from(touches).where(eq(touches.id, touchId)))[0]?.memberId

test('who signs in with the id of a scan is remembered with it, until they are erased', async () => {
  const shop = await openShop()
  const outside = await makeTouch(shop.store.id)
  const browser = openBrowser()
  const started = await t.call(startLogin, { store: shop.code, returnTo: `/s/${shop.code}`, touch: outside })
  browser.keep(started.headers)
  expect(await memberOf(outside)).toBeNull()
  await comeBack(await choose(started.body.authorizeUrl), browser)
  const [member] = await membersOf(shop)
  expect(await memberOf(outside)).toBe(member?.id)
  const inside = await makeTouch(shop.store.id)
  const idToken = signIdToken(shop.channel, { userId: addPerson(line.books).userId })
  await t.call(signInMember, { store: shop.code, idToken, touch: inside })
  const other = (await membersOf(shop)).find(({ id }) => id !== member?.id)
  expect(await memberOf(inside)).toBe(other?.id)
  const input = { store: shop.code, mbrCode: member?.mbrCode ?? '', version: member?.version ?? 1 }
  expect((await t.call(eraseMember, input, shop.token)).status).toBe(200)
  expect(await memberOf(outside)).toBeNull()
  expect(await memberOf(inside)).toBe(other?.id)
})

test('ids of other stores, of others, old and invented ones are ignored', async () => {
  const [shop, foreign] = [await openShop(), await openShop()]
  const first = signIdToken(shop.channel, { userId: addPerson(line.books).userId })
  const taken = await makeTouch(shop.store.id)
  const { body } = await t.call(signInMember, { store: shop.code, idToken: first, touch: taken })
  const [owner] = await membersOf(shop)
  expect(body.member.mbrCode).toBe(owner?.mbrCode)
  const old = await makeTouch(shop.store.id, { at: new Date(Date.now() - 7 * day - minute) })
  const theirs = await makeTouch(foreign.store.id)
  const idToken = signIdToken(shop.channel, { userId: addPerson(line.books).userId })
  for (const touch of [
    taken,
    old,
    theirs,
    crypto.randomUUID(),
    'x'.repeat(900),
    '',
    "'; drop table touch",
    7,
    null,
  ]) {
    const call = { store: shop.code, touch: touch as string }
    expect((await t.call(signInMember, { ...call, idToken })).status).toBe(200)
    expect((await t.call(startLogin, { ...call, returnTo: `/s/${shop.code}` })).status).toBe(200)
  }
  expect([await memberOf(taken), await memberOf(old), await memberOf(theirs)]).toEqual([
    owner?.id,
    null,
    null,
  ])
})

test('limits how often one address starts a login', async () => {
  const shop = await openShop()
  const answers = await Promise.all(
    Array.from({ length: 130 }, () =>
      t.app.inject({
        method: 'POST',
        url: `/api/member/login/start/${shop.code}`,
        payload: { returnTo: `/s/${shop.code}` },
        remoteAddress: '203.0.113.9',
      }),
    ),
  )
  const limited = answers.filter(({ statusCode }) => statusCode === 429)
  expect(limited.length).toBeGreaterThan(40)
  expect(limited[0]?.headers['retry-after']).toBeDefined()
})
