import { signIn } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
const password = 'Right@1234'
beforeAll(async () => (t = await startTestApp({ settings: { trustProxy: '127.0.0.1' } })))
afterAll(() => t.close())
beforeEach(async () => void (await t.deps.db.execute(sql`delete from sign_in_failure`)))

const attempt = (adminAccount: string, adminPasswd: string, address: string) =>
  t.call(signIn, { adminAccount, adminPasswd }, undefined, { 'x-forwarded-for': address })

async function failFrom(address: string, adminAccount: string, times: number) {
  for (let i = 0; i < times; i++) await attempt(adminAccount, 'Wrong@1234', address)
}
const rest = (seconds: number) =>
  t.deps.db.execute(sql`update sign_in_failure set at = at - make_interval(secs => ${seconds})`)

test('returns the waiting time after five failures from an address', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  await failFrom('203.0.113.1', adminAccount, 5)
  const refused = await attempt(adminAccount, password, '203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('slows down an unknown account like a known one', async () => {
  await failFrom('203.0.113.2', 'nobody', 5)
  expect((await attempt('nobody', 'Wrong@1234', '203.0.113.2')).status).toBe(429)
})

test('accepts the right password after the waiting time', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  await failFrom('203.0.113.3', adminAccount, 5)
  await rest(6)
  expect((await attempt(adminAccount, password, '203.0.113.3')).status).toBe(200)
})

test('hashes at most ten of two hundred simultaneous attempts', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => attempt(adminAccount, 'Wrong@1234', '203.0.113.4')),
  )
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
})

test('lets the owner sign in from elsewhere while one address attacks', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  await failFrom('203.0.113.5', adminAccount, 12)
  expect((await attempt(adminAccount, password, '198.51.100.7')).status).toBe(200)
})

test('blocks many addresses together, but not one that the owner used before', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  expect((await attempt(adminAccount, password, '198.51.100.8')).status).toBe(200)
  for (const address of ['203.0.113.6', '203.0.113.7', '203.0.113.8'])
    await failFrom(address, adminAccount, 4)
  expect((await attempt(adminAccount, password, '203.0.113.9')).status).toBe(429)
  expect((await attempt(adminAccount, password, '198.51.100.8')).status).toBe(200)
})

test('counts one IPv6 network as one address', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  for (let i = 1; i <= 5; i++) await attempt(adminAccount, 'Wrong@1234', `2001:db8:1:2::${i}`)
  expect((await attempt(adminAccount, password, '2001:db8:1:2::99')).status).toBe(429)
})

test('does not lock anybody out by failures in the future after the clock was set back', async () => {
  const { adminAccount } = await makeAccount(t.deps, { password })
  for (const address of ['203.0.113.20', '203.0.113.21', '203.0.113.22'])
    await failFrom(address, adminAccount, 5)
  await rest(-3600)
  expect((await attempt(adminAccount, password, '203.0.113.20')).status).toBe(200)
  expect((await attempt(adminAccount, password, '203.0.113.23')).status).toBe(200)
})
