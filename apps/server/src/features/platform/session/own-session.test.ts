import { endOtherSessions, endOwnSession, getMe, listSessions, signIn } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, signInAs } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { describeClient } from './describe-client.ts'

let t: TestApp
const password = 'Right@1234'
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const open = async (adminAccount: string, userAgent: string) =>
  (await t.call(signIn, { adminAccount, adminPasswd: password }, undefined, { 'user-agent': userAgent })).body
    .accessToken
const list = async (token: string) => (await t.call(listSessions, {}, token)).body.sessionList
const isOpen = async (token: string) => (await t.call(getMe, {}, token)).status === 200

test('lists own open sessions with device and address, the current one first', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  const phone = await open(adminAccount, safari)
  const desk = await open(adminAccount, chrome)
  expect(await list(desk)).toMatchObject([
    { browser: 'Chrome', system: 'Windows', address: '127.0.0.1', isCurrent: true },
    { browser: 'Safari', system: 'iPhone', address: '127.0.0.1', isCurrent: false },
  ])
  expect((await list(phone))[0]).toMatchObject({ system: 'iPhone', isCurrent: true })
})

test('ends one session immediately, and it leaves the list', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  const [phone, desk] = [await open(adminAccount, safari), await open(adminAccount, chrome)]
  const [, other] = await list(desk)
  const id = other?.id as string
  expect((await t.call(endOwnSession, { id }, desk)).status).toBe(200)
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true])
  expect(await list(desk)).toHaveLength(1)
  expect((await t.call(endOwnSession, { id }, desk)).status).toBe(404)
})

test('ends all other sessions at once', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  const tokens = [await open(adminAccount, safari), await open(adminAccount, safari)]
  const desk = await open(adminAccount, chrome)
  expect((await t.call(endOtherSessions, {}, desk)).body.ended).toBe(2)
  expect(await Promise.all([...tokens, desk].map(isOpen))).toEqual([false, false, true])
})

test('never lists or ends a session of somebody else, not even of a colleague', async () => {
  const mine = await signInAs(t.deps, await makeAccount(t.deps))
  const other = await signInAs(t.deps, await makeAccount(t.deps, { storeId: mine.store.id }))
  expect((await list(mine.token)).map(({ id }) => id)).toEqual([mine.sessionId])
  expect((await t.call(endOwnSession, { id: other.sessionId }, mine.token)).status).toBe(404)
  expect(await isOpen(other.token)).toBe(true)
})

test('does not list an expired session', async () => {
  const account = await makeAccount(t.deps)
  const [one, old] = [await signInAs(t.deps, account), await signInAs(t.deps, account)]
  await t.deps.db.execute(sql`update session set expires_at = now() where id = ${old.sessionId}`)
  expect(await list(one.token)).toHaveLength(1)
})

test.each([
  [chrome.replace('Safari', 'Safari/537.36 Edg/130.0'), 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['', null, null],
  ['x'.repeat(300), null, null],
])('describes %s', (userAgent, browser, system) => {
  expect(describeClient(userAgent)).toEqual({ browser, system })
})
