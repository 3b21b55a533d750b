import { setTimeout as delay } from 'node:timers/promises'
import { getHealth } from '@lumiroute/contract/overview'
import { getMe, updateMe } from '@lumiroute/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDb } from '../../db/db.ts'
import { makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startFreezingProxy, type FreezingProxy } from '../../testing/freezing-proxy.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

let proxy: FreezingProxy
let t: TestApp
let person: Person
let target: { host: string; port: number }
let urlAt: (port: number) => string
let removeDatabase: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  removeDatabase = () => database.drop()
  const url = new URL(database.url)
  target = { host: url.hostname, port: Number(url.port) }
  urlAt = (port) => Object.assign(new URL(url), { port }).href
  proxy = await startFreezingProxy(target)
  t = await startTestApp({ databaseUrl: urlAt(proxy.port) })
  person = await makeStoreAdmin(t.deps)
})
afterAll(async () => {
  await t.close()
  await proxy.close()
  await removeDatabase()
})

test('reports a hung database as unavailable, and recovers when it responds', async () => {
  expect((await t.call(getMe, {}, person.token)).status).toBe(200)
  proxy.freeze()
  const change = { adminName: '改過的名字', adminEmail: 'changed@example.tw' }
  const ask = () => [t.call(getMe, {}, person.token), t.call(updateMe, change, person.token)]
  const asked = Array.from({ length: 12 }, ask).flat()
  // More than there are connections, while the first still wait.
  await vi.waitUntil(() => t.deps.db.pool.waitingCount > 0)
  asked.push(...Array.from({ length: 12 }, ask).flat())
  await Promise.all(asked)
  // And some after the outage is known.
  const answers = await Promise.all([...asked, ...ask()])
  for (const { status, body } of answers) {
    expect(body).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(status).toBe(503)
  }
  proxy.thaw()
  await vi.waitUntil(async () => (await t.call(getHealth, {})).status === 200, { timeout: 20_000 })
  await vi.waitUntil(async () => (await t.call(getMe, {}, person.token)).status === 200, { timeout: 20_000 })
  expect((await t.call(getMe, {}, person.token)).body.user.adminName).toBe('測試人員')
})

test('lets a slow query on a healthy database finish', async () => {
  const { rows } = await t.deps.db.execute<{ done: boolean }>(
    sql`select true as done from (select pg_sleep(4)) as s`,
  )
  expect(rows).toEqual([{ done: true }])
})

test('does not treat an idle LISTEN connection as a hang', async ({ onTestFinished }) => {
  const own = await startFreezingProxy(target)
  onTestFinished(() => own.close())
  const connection = { connectionString: urlAt(own.port) }
  const { pool } = openDb(connection, { timeZone: 'Asia/Taipei', onError: () => undefined })
  const line = await pool.connect()
  line.on('notification', () => undefined)
  // Longer than a hang is tolerated.
  await delay(1600)
  expect(own.callers()).toBe(1)
  line.release()
  await pool.end()
})
