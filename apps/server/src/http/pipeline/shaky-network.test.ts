import { getMe, updateMe } from '@lumiroute/contract/session'
import { listStores } from '@lumiroute/contract/store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeOperator, type Person } from '../../testing/factories.ts'
import { startTcpPostgres, type TcpPostgres } from '../../testing/postgres.ts'
import { type ShakyNetwork, startShakyNetwork } from '../../testing/shaky-network.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let postgres: TcpPostgres
let network: ShakyNetwork
let t: TestApp
let person: Person
beforeAll(async () => {
  postgres = await startTcpPostgres({ fsync: false })
  network = await startShakyNetwork(postgres)
  const url = new URL(postgres.url)
  url.port = String(network.port)
  t = await startTestApp({ databaseUrl: url.href })
  person = await makeOperator(t.deps)
})
afterAll(async () => {
  await t.close()
  await network.close()
  await postgres.stop()
})

const name = (n: number) => ({ adminName: `第 ${n} 次` })
const isWell = (status: number) => status < 500 || status === 503

test('answers only 2xx, 4xx or 503 over a slow and failing network to the database', async () => {
  network.slow(20)
  const statuses: number[] = []
  const caller = async () => {
    for (let i = 0; i < 15; i += 1) {
      const answers = await Promise.all([
        t.call(getMe, {}, person.token),
        t.call(listStores, {}, person.token),
        t.call(updateMe, name(i), person.token),
      ])
      statuses.push(...answers.map(({ status }) => status))
    }
  }
  const breaking = setInterval(() => network.reset(), 150)
  await Promise.all(Array.from({ length: 6 }, caller))
  clearInterval(breaking)
  expect(statuses.filter((status) => !isWell(status))).toEqual([])
  expect(new Set(statuses)).toContain(200)
  expect(new Set(statuses)).toContain(503)
})

test('recovers once the network does', async () => {
  network.slow(0)
  await vi.waitUntil(async () => (await t.call(getMe, {}, person.token)).status === 200, { timeout: 20_000 })
  for (let i = 0; i < 10; i += 1) {
    expect((await t.call(updateMe, name(1000 + i), person.token)).status).toBe(200)
    expect((await t.call(getMe, {}, person.token)).body.user.adminName).toBe(name(1000 + i).adminName)
  }
})
