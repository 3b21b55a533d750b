import { randomUUID } from 'node:crypto'
import { getMe, refreshSession, signIn, signOut } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
const password = 'Right@1234'
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[]
const pairOf = (cookie: string | undefined) => (cookie ?? '').split(';')[0] as string

async function open(refreshCookie?: 'session' | 'lasting', headers = {}) {
  const { adminAccount } = await makeAccount(t.deps, { password })
  const answer = await t.call(
    signIn,
    { adminAccount, adminPasswd: password, refreshCookie },
    undefined,
    headers,
  )
  const [cookie] = cookiesOf(answer.headers)
  return { ...answer.body, cookie }
}
const renew = (refreshToken: string, cookie: string, attempt?: string, headers = {}) =>
  t.call(refreshSession, { refreshToken, attempt }, undefined, { cookie, ...headers })

test('other clients get the token in the body and no cookie', async () => {
  const { refreshToken, cookie } = await open()
  expect(cookie).toBeUndefined()
  expect((await t.call(refreshSession, { refreshToken })).status).toBe(200)
})

test('the console’s cookie is out of reach of scripts and other sites, and sent to one call only', async () => {
  const { cookie, refreshToken } = await open('session')
  const [, ...attributes] = (cookie ?? '').split('; ')
  expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/api/auth/refresh', 'SameSite=Strict'])
  expect(cookie).not.toMatch(new RegExp(`=${refreshToken};`))
  const lasting = await open('lasting')
  expect(lasting.cookie).toContain('; Max-Age=2592000')
})

test('the cookie is for https alone where the console is', async () => {
  const secure = await startTestApp({ settings: { publicUrl: 'https://console.example.tw' } })
  try {
    const { adminAccount } = await makeAccount(secure.deps, { password })
    const input = { adminAccount, adminPasswd: password, refreshCookie: 'lasting' as const }
    expect(cookiesOf((await secure.call(signIn, input)).headers)[0]).toContain('; Secure')
  } finally {
    await secure.close()
  }
})

test('the session’s id renews with the cookie, and only with it', async () => {
  const { refreshToken, cookie } = await open('session')
  expect((await t.call(refreshSession, { refreshToken })).status).toBe(401)
  const renewed = await renew(refreshToken, pairOf(cookie))
  expect(renewed.body.refreshToken).toBe(refreshToken)
  expect((await t.call(getMe, {}, renewed.body.accessToken)).status).toBe(200)
  const next = cookiesOf(renewed.headers)[0]
  expect(pairOf(next)).not.toBe(pairOf(cookie))
  expect((await renew(refreshToken, pairOf(next))).status).toBe(200)
})

test('a spent cookie ends the session, unless the same attempt is repeated', async () => {
  const { refreshToken, cookie } = await open('session')
  const attempt = randomUUID()
  const first = await renew(refreshToken, pairOf(cookie), attempt)
  const again = await renew(refreshToken, pairOf(cookie), attempt)
  expect(cookiesOf(again.headers)).toEqual(cookiesOf(first.headers))
  expect((await renew(refreshToken, pairOf(cookie), randomUUID())).status).toBe(401)
  expect((await t.call(getMe, {}, first.body.accessToken)).status).toBe(401)
})

test('two people in two tabs keep their own session', async () => {
  const [one, two] = [await open('session'), await open('session')]
  const both = `${pairOf(one.cookie)}; ${pairOf(two.cookie)}`
  const who = async (token: string) => (await t.call(getMe, {}, token)).body.user.id
  const renewed = await renew(one.refreshToken, both)
  expect(await who(renewed.body.accessToken)).toBe(await who(one.accessToken))
})

test('a page of another origin cannot renew', async () => {
  const { refreshToken, cookie } = await open('session')
  for (const site of ['cross-site', 'same-site'])
    expect((await renew(refreshToken, pairOf(cookie), undefined, { 'sec-fetch-site': site })).status).toBe(
      401,
    )
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await renew(refreshToken, pairOf(cookie), undefined, own)).status).toBe(200)
})

test('a token stored by an earlier version moves into the cookie', async () => {
  const { refreshToken } = await open()
  const moved = await t.call(refreshSession, { refreshToken, refreshCookie: 'lasting' })
  expect(moved.body.refreshToken).not.toBe(refreshToken)
  const cookie = pairOf(cookiesOf(moved.headers)[0])
  expect((await renew(moved.body.refreshToken, cookie)).status).toBe(200)
})

test('signing out removes the cookie', async () => {
  const { accessToken, cookie } = await open('session')
  const [cleared] = cookiesOf((await t.call(signOut, {}, accessToken)).headers)
  expect(cleared).toMatch(new RegExp(`^${pairOf(cookie).split('=')[0]}=;.*Max-Age=0`))
})

test('cookies of closed tabs do not pile up', async () => {
  const { refreshToken, cookie } = await open('session')
  const left = Array.from({ length: 20 }, () => `refresh_${randomUUID()}=x`)
  const { headers } = await renew(refreshToken, [pairOf(cookie), ...left].join('; '))
  expect(cookiesOf(headers).filter((each) => each.includes('Max-Age=0'))).toHaveLength(20)
})

test('a session ends 90 days after its sign-in, however often it is used', async () => {
  const { refreshToken } = await open()
  const age = (days: number) =>
    t.deps.db.execute(sql`update session set created_at = now() - make_interval(days => ${days})`)
  await age(80)
  const renewed = await t.call(refreshSession, { refreshToken })
  const { rows } = await t.deps.db.execute(
    sql`select expires_at < now() + interval '11 days' as soon from session order by used_at desc limit 1`,
  )
  expect(rows[0]).toEqual({ soon: true })
  await age(91)
  await t.deps.db.execute(sql`update session set expires_at = now() + interval '30 days'`)
  expect((await t.call(refreshSession, { refreshToken: renewed.body.refreshToken })).status).toBe(401)
})
