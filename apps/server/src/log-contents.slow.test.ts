import { getHealth } from '@lumiroute/contract/overview'
import { changePassword, resetPassword, signIn } from '@lumiroute/contract/session'
import { createStore } from '@lumiroute/contract/store'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpCall } from './testing/http-call.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { until } from './testing/until.ts'

const key = 'test '.repeat(8)
const admin = { adminAccount: 'admin', adminPasswd: 'First@1234' }
const planted = {
  name: '種下的店名',
  email: 'planted.person@example.tw',
  account: 'plantedaccount',
  password: 'Planted@5678',
  token: 'planted-reset-token-0123456789abcdef',
  phone: '0987654321',
}
/** Raises an error with the whole row in message, detail and hint, like the worst constraint. */
const raising = (code: string) => `
  create or replace function planted_fault() returns trigger language plpgsql as $$ begin
    raise exception 'bad row %', to_jsonb(new) using errcode = '${code}',
      detail = 'Key is ' || to_jsonb(new)::text, hint = to_jsonb(new)::text, constraint = 'planted_constraint';
  end $$`
const attach = (table: string) =>
  `create or replace trigger planted before insert or update on ${table} for each row execute function planted_fault()`

let database: TestDatabase
let server: ServerProcess
let removeDataDir: () => Promise<void>
let sql: pg.Client
let token: string
beforeAll(async () => {
  database = await createTestDatabase()
  const place = await makeDataDir()
  removeDataDir = place.remove
  server = await startServerProcess({
    DATABASE_URL: database.url,
    OPERATOR_MFA: 'optional',
    DATA_DIR: place.dataDir,
    JWT_SECRET: key,
    ENCRYPTION_KEY: key,
    ADMIN_PASSWORD: admin.adminPasswd,
    LOG_LEVEL: 'debug',
  })
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  token = (await httpCall(server.url, signIn, admin)).body.accessToken
})
afterAll(async () => {
  await server.stop()
  await sql.end()
  await database.drop()
  await removeDataDir()
})

let made = 0
const storeForm = () => ({
  storeCode: `P${made++}`,
  storeName: planted.name,
  storeEmail: planted.email,
  storePhone: planted.phone,
  storeEnabled: true,
})
const addStore = () => httpCall(server.url, createStore, storeForm(), token)
const setPassword = () =>
  httpCall(
    server.url,
    changePassword,
    { currentPassword: admin.adminPasswd, newPassword: planted.password },
    token,
  )
const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; err?: Record<string, unknown> })

function expectNothingPlanted() {
  const output = server.output()
  for (const value of [...Object.values(planted), admin.adminPasswd, '$argon2', token, 'Bearer '])
    expect(output).not.toContain(value)
}

test.each([
  ['a constraint', '23514'],
  ['an internal fault', 'XX000'],
  ['a full disk', '53100'],
  ['a timeout', '57014'],
  ['bad encoding', '22021'],
  ['a missing table', '42P01'],
])('logs %s without the row it contains', async (_which, code) => {
  await sql.query(raising(code))
  await sql.query(attach('store'))
  await sql.query(attach('account'))
  const statuses = [(await addStore()).status, (await setPassword()).status]
  await sql.query('drop trigger planted on store; drop trigger planted on account')
  expect(statuses.every((status) => status >= 400)).toBe(true)
  expectNothingPlanted()
  if (code.startsWith('22')) return
  const logged = JSON.stringify(lines().filter(({ level }) => level >= 40))
  expect(logged).toContain(`"code":"${code}"`)
  expect(logged).toMatch(/"statement":"\w/)
})

test('logs neither account, password nor token when sign-in and reset hit a broken table', async () => {
  await sql.query('alter table account rename to account_away')
  const typed = { adminAccount: planted.account, adminPasswd: planted.password }
  const statuses = [
    (await httpCall(server.url, signIn, typed)).status,
    (await httpCall(server.url, resetPassword, { token: planted.token, password: planted.password })).status,
  ]
  await sql.query('alter table account_away rename to account')
  expect(statuses[0]).toBe(500)
  expectNothingPlanted()
})

const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

test.each(['pg_cancel_backend', 'pg_terminate_backend'])(
  'logs a statement ended by %s without its parameters',
  async (end) => {
    const locking = new pg.Client({ connectionString: database.url })
    await locking.connect()
    await locking.query('begin; lock table store in access exclusive mode')
    const answer = addStore()
    let pids: { pid: number }[] = []
    await until(async () => (pids = (await sql.query<{ pid: number }>(waiting)).rows).length > 0)
    for (const { pid } of pids) await sql.query(`select ${end}($1)`, [pid])
    await locking.query('rollback')
    await locking.end()
    expect((await answer).status).toBe(503)
    expectNothingPlanted()
  },
)

test('logs no warning on a clean stop', async () => {
  await until(async () => (await httpCall(server.url, getHealth, {})).status === 200)
  await new Promise((go) => setTimeout(go, 1500))
  const before = lines().length
  expect(await server.stop()).toBe(0)
  expect(
    lines()
      .slice(before)
      .filter(({ level }) => level >= 40),
  ).toEqual([])
  expect(server.output()).not.toMatch(/\(node:\d+\)/)
  expectNothingPlanted()
})
