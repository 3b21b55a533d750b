import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { parseCmsLog } from '@lumiroute/contract/activity-log'
import { getHealth } from '@lumiroute/contract/overview'
import { getMe, signIn, signOut } from '@lumiroute/contract/session'
import { createStore } from '@lumiroute/contract/store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { httpCall } from './testing/http-call.ts'
import { startTcpPostgres, type TcpPostgres } from './testing/postgres.ts'
import {
  makeDataDir,
  postmasterPid,
  refusedStart,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts'
import { until } from './testing/until.ts'

const started: ServerProcess[] = []
const removals: (() => Promise<void>)[] = []
let postgres: TcpPostgres
const secrets = {
  JWT_SECRET: 'shared secret of two servers, long enough',
  ENCRYPTION_KEY: 'shared key of two servers, also long enough',
}
const admin = { adminAccount: 'admin', adminPasswd: 'First@1234' }

beforeAll(async () => void (postgres = await startTcpPostgres({ fsync: false })))
afterAll(() => postgres.stop())
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()))
  await Promise.all(removals.splice(0).map((remove) => remove()))
})

async function dataDir() {
  const made = await makeDataDir()
  removals.push(made.remove)
  return made.dataDir
}
async function start(env: Record<string, string>) {
  const server = await startServerProcess(env)
  started.push(server)
  return server
}
const getToken = async (url: string, typed: typeof admin) =>
  (await httpCall(url, signIn, typed)).body.accessToken

test('shares sessions between two servers started simultaneously on one empty database', async () => {
  const env = {
    ...secrets,
    DATABASE_URL: postgres.url,
    ADMIN_PASSWORD: admin.adminPasswd,
    OPERATOR_MFA: 'optional',
  }
  const [one, two] = await Promise.all([
    start({ ...env, DATA_DIR: await dataDir() }),
    start({ ...env, DATA_DIR: await dataDir() }),
  ])
  const token = await getToken(one.url, admin)
  expect((await httpCall(two.url, getMe, {}, token)).status).toBe(200)
  expect((await httpCall(one.url, signOut, {}, token)).status).toBe(200)
  await until(async () => (await httpCall(two.url, getMe, {}, token)).status === 401, 1000)
})

test('adopts the embedded database after kill -9 of the server, and rejects a second server', async () => {
  const env = {
    DATA_DIR: await dataDir(),
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    ADMIN_PASSWORD: admin.adminPasswd,
  }
  const first = await start(env)
  const second = await refusedStart(env)
  expect(second.code).toBe(1)
  expect(second.output).toContain('DATA_DIR')
  await first.stop('SIGKILL')
  const third = await start(env)
  expect((await httpCall(third.url, getHealth, {})).body.database).toBe('ok')
})

test('finishes running requests, writes the log and stops the database on SIGTERM', async () => {
  const env = {
    DATA_DIR: await dataDir(),
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    ADMIN_PASSWORD: admin.adminPasswd,
  }
  const server = await startServerProcess(env)
  const pid = await postmasterPid(env.DATA_DIR)
  const token = await getToken(server.url, admin)
  const writes = Array.from({ length: 40 }, async (_, i) =>
    httpCall(
      server.url,
      createStore,
      { storeCode: `S${i}`, storeName: `店 ${i}`, storeEnabled: true },
      token,
    ),
  )
  const settled = Promise.allSettled(writes)
  await Promise.any(writes)
  expect(await server.stop('SIGTERM')).toBe(0)
  const answers = await settled
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')

  const again = await start(env)
  const finished = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200)
  const log = await httpCall(again.url, parseCmsLog, { store: 'PLATFORM' }, await getToken(again.url, admin))
  const logged = log.body.rawData.filter(({ method, url }) => method === 'POST' && url === '/api/store')
  expect(finished.length).toBeGreaterThan(0)
  expect(logged).toHaveLength(finished.length)
})

test('reports a taken port, a bad database address and bad settings in one message', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await until(() => blocker.listening)
  const { port } = blocker.address() as AddressInfo
  const wrongPassword = new URL(postgres.url)
  wrongPassword.password = 'wrong'
  const refuse = async (env: Record<string, string>) => refusedStart({ DATA_DIR: await dataDir(), ...env })
  // It waits for its database while the others start one by one: starting all at once would exceed the
  // startup timeout.
  const waiting = refuse({ ...secrets, DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' })
  const taken = await refuse({ DEMO_DATA: 'off', OPERATOR_MFA: 'optional', PORT: String(port) })
  blocker.close()
  const refused = await refuse({ ...secrets, DATABASE_URL: wrongPassword.href })
  const bad = await refuse({ PORT: 'many', BUSINESS_TZ: 'Mars/Base', DATABASE_URL: 'mysql://x' })
  const nowhere = await waiting
  expect(taken).toMatchObject({ code: 1 })
  expect(taken.output).toContain(`port ${port} is taken`)
  expect(nowhere.code).toBe(1)
  expect(nowhere.output).toContain('DATABASE_URL')
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).not.toContain('wrong@')
  expect(bad.code).toBe(1)
  for (const name of ['PORT', 'BUSINESS_TZ', 'DATABASE_URL']) expect(bad.output).toContain(name)
})
