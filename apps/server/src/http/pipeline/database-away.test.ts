import { getHealth } from '@lumiroute/contract/overview'
import { sendHeartbeat } from '@lumiroute/contract/playbox'
import { getMe, updateMe } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { makeBox } from '../../testing/road-factories.ts'
import { startTcpPostgres, type TcpPostgres } from '../../testing/postgres.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let postgres: TcpPostgres
let t: TestApp
let person: Person
beforeAll(async () => {
  postgres = await startTcpPostgres({ fsync: false })
  t = await startTestApp({ databaseUrl: postgres.url })
  person = await makeStoreAdmin(t.deps)
})
afterAll(async () => {
  await t.close()
  await postgres.stop()
})

const change = { adminName: '改過的名字' }

test('answers 503 to every call while the database is down, and recovers when it is back', async () => {
  expect((await t.call(getMe, {}, person.token)).status).toBe(200)
  await postgres.kill()
  const answers = await Promise.all([
    t.call(getHealth, {}),
    ...Array.from({ length: 15 }, () => t.call(getMe, {}, person.token)),
    ...Array.from({ length: 15 }, () => t.call(updateMe, change, person.token)),
  ])
  for (const { status, headers, body } of answers) {
    expect(body).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
  }
  await postgres.restart()
  await vi.waitUntil(async () => (await t.call(getHealth, {})).status === 200, {
    timeout: 20_000,
    interval: 50,
  })
  await vi.waitUntil(async () => (await t.call(getMe, {}, person.token)).status === 200, { timeout: 20_000 })
  expect((await t.call(getMe, {}, person.token)).body.user.adminName).toBe('測試人員')
  expect((await t.call(updateMe, change, person.token)).status).toBe(200)
})

test('does not rate-limit devices behind one address because of an outage', async () => {
  const app = await startTestApp({ databaseUrl: postgres.url, settings: { callsPerMinute: 50 } })
  try {
    const { macAddr, by } = await makeBox(app.deps)
    const beat = async () =>
      (await app.call(sendHeartbeat, { deviceId: macAddr, at: new Date().toISOString() }, undefined, by))
        .status
    await postgres.kill()
    const statuses = await Promise.all(Array.from({ length: 60 }, beat))
    expect(new Set(statuses)).toEqual(new Set([503]))
    await postgres.restart()
    await vi.waitUntil(async () => (await beat()) === 200, { timeout: 20_000, interval: 500 })
  } finally {
    await app.close()
  }
})
