import { updateStoreAdmin } from '@lumiroute/contract/account'
import type { StoreRole } from '@lumiroute/contract/account'
import { listAds } from '@lumiroute/contract/ad'
import { getMe } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeStoreAdmin, type Person } from '../../testing/factories.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { startTwoServers, type TwoServers } from '../../testing/two-servers.ts'

let servers: TwoServers
let one: TestApp
let other: TestApp
let owner: Person
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ one, other } = servers)
  owner = await makeStoreAdmin(one.deps, { isFirst: true })
})
afterAll(() => servers.close())

const colleague = (storeRole: StoreRole) => makeStoreAdmin(one.deps, { storeId: owner.store.id, storeRole })
const give = (storeRole: StoreRole, { account }: Person) =>
  one.call(updateStoreAdmin, { id: account.id, storeRole }, owner.token)
const seesAds = async (t: TestApp, { token }: Person) => (await t.call(listAds, {}, token)).status === 200

/** The promise is one second; the rest is slack for a busy machine. */
const soon = { timeout: 5000, interval: 20 }

test('applies a lower role to the open session at once, and on every server', async () => {
  const person = await colleague('manager')
  expect([await seesAds(one, person), await seesAds(other, person)]).toEqual([true, true])
  expect((await give('counter', person)).status).toBe(200)
  expect(await seesAds(one, person)).toBe(false)
  await vi.waitUntil(async () => !(await seesAds(other, person)), soon)
  const { body } = await one.call(getMe, {}, person.token)
  expect(body.user.storeRole).toBe('counter')
})

test('applies a higher role without a new sign-in', async () => {
  const person = await colleague('counter')
  expect(await seesAds(one, person)).toBe(false)
  await give('viewer', person)
  expect(await seesAds(one, person)).toBe(true)
})

test('applies a role that was written without the server’s actions', async () => {
  const person = await colleague('viewer')
  expect(await seesAds(other, person)).toBe(true)
  await one.deps.db.pool.query(`update account set store_role = 'counter' where id = $1`, [person.account.id])
  await vi.waitUntil(async () => !(await seesAds(other, person)), soon)
})

test('queries while the listener is disconnected, and forgets what it knew before', async () => {
  const person = await colleague('viewer')
  expect(await seesAds(other, person)).toBe(true)
  expect(await servers.breakListeners()).toBe(2)
  await give('counter', person)
  await vi.waitUntil(async () => !(await seesAds(other, person)), soon)
})
