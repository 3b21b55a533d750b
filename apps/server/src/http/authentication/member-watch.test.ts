import { listProducts } from '@lumiroute/contract/product'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { members, stores } from '../../db/schema/index.ts'
import { makeSignedInMember, makeStore } from '../../testing/factories.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { startTwoServers, type TwoServers } from '../../testing/two-servers.ts'

let servers: TwoServers
let one: TestApp
let other: TestApp
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ one, other } = servers)
})
afterAll(() => servers.close())

const soon = { timeout: 5000, interval: 20 }

async function makeCustomer() {
  const store = await makeStore(one.deps)
  const { member, by } = await makeSignedInMember(one.deps, { storeId: store.id })
  const statusAt = async (t: TestApp) =>
    (await t.call(listProducts, { store: store.storeCode }, undefined, by)).status
  const turn = (mbrEnabled: boolean) =>
    one.deps.db.update(members).set({ mbrEnabled }).where(eq(members.id, member.id))
  return { store, member, statusAt, turn }
}

test('rejects a disabled member on every server, and accepts the member once enabled again', async () => {
  const { statusAt, turn } = await makeCustomer()
  expect([await statusAt(one), await statusAt(other)]).toEqual([200, 200])
  await turn(false)
  for (const t of [one, other]) await vi.waitUntil(async () => (await statusAt(t)) === 401, soon)
  await turn(true)
  for (const t of [one, other]) await vi.waitUntil(async () => (await statusAt(t)) === 200, soon)
})

test('rejects the members of a disabled store, and accepts those of others', async () => {
  const [shut, open] = [await makeCustomer(), await makeCustomer()]
  expect([await shut.statusAt(other), await open.statusAt(other)]).toEqual([200, 200])
  await one.deps.db.update(stores).set({ storeEnabled: false }).where(eq(stores.id, shut.store.id))
  await vi.waitUntil(async () => (await shut.statusAt(other)) === 401, soon)
  expect(await open.statusAt(other)).toBe(200)
})

test('queries while the listener is down, and does not trust earlier cached members afterwards', async () => {
  const { statusAt, turn } = await makeCustomer()
  expect(await statusAt(other)).toBe(200)
  await servers.breakListeners()
  await turn(false)
  await vi.waitUntil(async () => (await statusAt(other)) === 401, soon)
  await vi.waitUntil(() => other.deps.listener.isUp(), soon)
  expect(await statusAt(other)).toBe(401)
})

test('does not accept a cached member for another store', async () => {
  const [mine, foreign] = [await makeCustomer(), await makeCustomer()]
  expect(await mine.statusAt(one)).toBe(200)
  const found = await one.deps.members.find(mine.member.id, foreign.store.id)
  expect(found).toBeUndefined()
})
