import { getMe, signOut } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenerApplicationName } from '../../db/pg-listener.ts'
import { makeStoreAdmin } from '../../testing/factories.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { startTwoServers, type TwoServers } from '../../testing/two-servers.ts'
import { sessionEndedChannel } from './session-watch.ts'

let servers: TwoServers
let one: TestApp
let other: TestApp
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ one, other } = servers)
})
afterAll(() => servers.close())

const isLetIn = async (t: TestApp, token: string) => (await t.call(getMe, {}, token)).status === 200

/** The promise is one second; the rest is slack for a busy machine. */
const soon = { timeout: 5000, interval: 20 }

test('accepts a session of another server', async () => {
  const { token } = await makeStoreAdmin(one.deps)
  expect(await isLetIn(other, token)).toBe(true)
})

test('ends the session on every server on sign-out', async () => {
  const { token } = await makeStoreAdmin(one.deps)
  expect(await isLetIn(other, token)).toBe(true)
  await one.call(signOut, {}, token)
  expect(await isLetIn(one, token)).toBe(false)
  await vi.waitUntil(async () => !(await isLetIn(other, token)), soon)
})

test('queries while the listener is disconnected, and listens again after reconnecting', async () => {
  const before = await makeStoreAdmin(one.deps)
  const after = await makeStoreAdmin(one.deps)
  expect(await servers.breakListeners()).toBe(2)
  await one.call(signOut, {}, before.token)
  await vi.waitUntil(async () => !(await isLetIn(other, before.token)), soon)
  expect(await isLetIn(other, after.token)).toBe(true)
  await vi.waitUntil(async () => (await linesOpen()) === 2, soon)
  await one.call(signOut, {}, after.token)
  await vi.waitUntil(async () => !(await isLetIn(other, after.token)), soon)
})

const linesOpen = async () => {
  const { rowCount } = await one.deps.db.pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = $1 and state = 'idle'`,
    [listenerApplicationName],
  )
  return rowCount
}

test('knows of earlier sign-outs after a later start', async () => {
  const { token } = await makeStoreAdmin(one.deps)
  await one.call(signOut, {}, token)
  const late = await servers.startAnother()
  expect(await isLetIn(late, token)).toBe(false)
  await late.close()
})

test('ignores a notification that is not a session id', async () => {
  await one.deps.db.pool.query(`select pg_notify($1, '')`, [sessionEndedChannel])
  await one.deps.db.pool.query(`select pg_notify($1, 'not an id')`, [sessionEndedChannel])
  const { token } = await makeStoreAdmin(one.deps)
  expect(await isLetIn(other, token)).toBe(true)
})
