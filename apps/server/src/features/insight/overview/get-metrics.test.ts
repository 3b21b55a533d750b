import { getConfig, getHealth } from '@lumiroute/contract/overview'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOperator, makeStoreAdmin } from '../../../testing/factories.ts'
import { startTcpPostgres, type TcpPostgres } from '../../../testing/postgres.ts'
import { makeBox } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const metricsToken = 'monitor-'.repeat(5)

let postgres: TcpPostgres
let t: TestApp
beforeAll(async () => {
  postgres = await startTcpPostgres({ fsync: false })
  t = await startTestApp({ databaseUrl: postgres.url, settings: { metricsToken } })
})
afterAll(async () => {
  await t.close()
  await postgres.stop()
})

const ask = (authorization?: string) =>
  t.app.inject({ url: '/api/metrics', headers: authorization ? { authorization } : {} })
const read = async () => (await ask(`Bearer ${metricsToken}`)).payload

/** The value of one sample, by its name with labels. */
function getValue(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

test('is readable by the monitor and operators only', async () => {
  const operator = await makeOperator(t.deps)
  const store = await makeStoreAdmin(t.deps)
  expect((await ask(`Bearer ${metricsToken}`)).statusCode).toBe(200)
  expect((await ask(`Bearer ${operator.token}`)).statusCode).toBe(200)
  expect((await ask(`Bearer ${store.token}`)).statusCode).toBe(403)
  expect((await ask()).statusCode).toBe(401)
  expect((await ask(`Bearer ${metricsToken.slice(0, -1)}`)).statusCode).toBe(401)
  expect((await ask(metricsToken)).statusCode).toBe(401)
})

test('does not accept the metrics token elsewhere', async () => {
  const { statusCode } = await t.app.inject({
    method: 'POST',
    url: '/api/device/query',
    headers: { authorization: `Bearer ${metricsToken}` },
    payload: {},
  })
  expect(statusCode).toBe(401)
})

test('rejects an empty token without METRICS_TOKEN', async () => {
  const app = await startTestApp({ databaseUrl: postgres.url })
  try {
    const tokens = ['Bearer ', 'Bearer undefined', `Bearer ${metricsToken}`]
    const answers = await Promise.all(
      tokens.map((authorization) => app.app.inject({ url: '/api/metrics', headers: { authorization } })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  } finally {
    await app.close()
  }
})

test('is text in Prometheus format', async () => {
  const { headers, payload } = await ask(`Bearer ${metricsToken}`)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const line = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?[\d.e+-]+)$/
  expect(payload.endsWith('\n')).toBe(true)
  expect(
    payload
      .trimEnd()
      .split('\n')
      .filter((each) => each !== '' && !line.test(each)),
  ).toEqual([])
  const families = [...payload.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(new Set(families).size).toBe(families.length)
})

test('counts calls by endpoint and status, and sums their durations', async () => {
  const calls = 'lumiroute_http_requests_total{endpoint="overview.getConfig",method="GET",status="200"}'
  const before = getValue(await read(), calls) ?? 0
  for (let at = 0; at < 3; at++) await t.call(getConfig, {})
  const after = await read()
  expect(getValue(after, calls)).toBe(before + 3)
  const duration = 'lumiroute_http_request_duration_seconds'
  expect(getValue(after, `${duration}_count{endpoint="overview.getConfig"}`)).toBe(before + 3)
  expect(getValue(after, `${duration}_bucket{le="+Inf",endpoint="overview.getConfig"}`)).toBe(before + 3)
  expect(getValue(after, `${duration}_sum{endpoint="overview.getConfig"}`)).toBeGreaterThan(0)
  const buckets = [...after.matchAll(/_bucket\{le="[^"]+",endpoint="overview\.getConfig"\} (\d+)/g)].map(
    ([, value]) => Number(value),
  )
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other))
})

test('reads devices and jobs from the database', async () => {
  await makeBox(t.deps)
  await t.deps.db.execute(
    sql`insert into pgboss.job (name, data, state) values ('events', '{}'::jsonb, 'failed')`,
  )
  await t.deps.db.execute(sql`update device set last_seen_at = now()`)
  const text = await read()
  expect(getValue(text, 'lumiroute_devices{kind="player",state="online"}')).toBe(1)
  expect(getValue(text, 'lumiroute_jobs{queue="events",state="failed"}')).toBe(1)
  expect(getValue(text, 'lumiroute_pool_max')).toBe(10)
  expect(getValue(text, 'lumiroute_memory_bytes{kind="rss"}')).toBeGreaterThan(1e7)
})

test('reports a database outage instead of failing', async () => {
  expect(getValue(await read(), 'lumiroute_database_up')).toBe(1)
  await postgres.kill()
  const { statusCode, payload } = await ask(`Bearer ${metricsToken}`)
  expect(statusCode).toBe(200)
  expect(getValue(payload, 'lumiroute_database_up')).toBe(0)
  expect(getValue(payload, 'lumiroute_pool_max')).toBe(10)
  await postgres.restart()
  await expect
    .poll(async () => (await t.call(getHealth, {})).status, { timeout: 20_000, interval: 100 })
    .toBe(200)
})
