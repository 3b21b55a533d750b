import { readFileSync } from 'node:fs'
import { getAdEffect } from '@lumiroute/contract/effect'
import { signIn } from '@lumiroute/contract/session'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../../../db/db.ts'
import { createSampleMonth } from '../../../db/sample-months.ts'
import { httpCall } from '../../../testing/http-call.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from '../../../testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let server: ServerProcess
let client: pg.Client
let folder: Awaited<ReturnType<typeof makeDataDir>>
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await makeDataDir()
  server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder.dataDir,
    ADMIN_PASSWORD: 'First@1234',
    OPERATOR_MFA: 'optional',
    JWT_SECRET: 'test '.repeat(8),
    ENCRYPTION_KEY: 'test '.repeat(8),
    // A small young generation, so that memory shows what is held and not garbage that is not yet collected.
    NODE_OPTIONS: '--max-semi-space-size=4',
  })
  client = new pg.Client({ connectionString: database.url, options: '-c TimeZone=Asia/Taipei' })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
  await database.drop()
  await folder.remove()
})

async function ensureMonth(): Promise<void> {
  const connection = { connectionString: database.url }
  const db = openDb(connection, { timeZone: 'Asia/Taipei', max: 1, onError: () => undefined })
  for (const day of ['2026-11-13', '2026-11-15']) await createSampleMonth(db, Date.parse(day))
  await db.pool.end()
}

const makeRecord = `
  with p as (insert into playlist (store_id, name, format) select id, '清單', 'image' from store where is_platform
      returning id, store_id),
    a as (insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, broadcast_dates)
      select store_id, '整日', 'move_play', 'car', 'basic', id, array[date '2026-11-14'] from p returning id, store_id)
  insert into broadcast_record (ad_id, store_id, broadcast_date) select id, store_id, date '2026-11-14' from a
  returning id as "recordId", ad_id as "adId", store_id as "storeId"`
const makeSamples = `
  insert into record_sample (record_id, device_id, record_time, latitude, longitude, temp, people_count, male)
  select $1, 1, timestamptz '2026-11-14 00:00+08' + n * interval '80 milliseconds', 25 + random(), 121 + random(),
    20 + random() * 9, (random() * 40)::int, 3 from generate_series(1, $2) n`

type Made = { recordId: number; adId: number; storeId: number }
async function recordWith(samples: number): Promise<Made> {
  const made = (await client.query<Made>(makeRecord)).rows[0] as Made
  await client.query(makeSamples, [made.recordId, samples])
  return made
}

const memoryMb = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

/** Downloads a zip to the end; returns its size and the server's peak memory meanwhile. */
async function download(token: string, { recordId }: Made) {
  const answer = await fetch(`${server.url}/api/store/PLATFORM/download/record/${recordId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  let [bytes, peakMb] = [0, 0]
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    peakMb = Math.max(peakMb, memoryMb())
  }
  return { bytes, peakMb }
}

const makePlays = `
  insert into record_play (play_id, record_id, device_id, material_id, sha256, start_at, end_at, planned_ms, played_ms)
  select gen_random_uuid(), $1, 1, 1 + n % 3, repeat('0', 64), timestamptz '2026-11-14 00:00+08' + n * interval '1 second',
    timestamptz '2026-11-14 00:00+08' + (n + 1) * interval '1 second', 1000, 1000 from generate_series(0, 79999) n`

let records: Record<'small' | 'large', Made>
let token: string
beforeAll(async () => {
  await ensureMonth()
  records = { small: await recordWith(30_000), large: await recordWith(1_000_000) }
  await client.query('analyze')
  const { body } = await httpCall(server.url, signIn, { adminAccount: 'admin', adminPasswd: 'First@1234' })
  token = body.accessToken
})

test('sends a record of a million samples with less than 50 MB of memory', async () => {
  for (let i = 0; i < 3; i++) await download(token, records.small)
  const quietMb = memoryMb()
  const { bytes, peakMb } = await download(token, records.large)
  process.stdout.write(`zip of ${bytes} bytes: memory grew by ${(peakMb - quietMb).toFixed(0)} MB\n`)
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(peakMb - quietMb).toBeLessThan(50)
})

test('computes the performance of a record of a million samples with bounded memory', async () => {
  await client.query(makePlays, [records.large.recordId])
  const ask = (made: Made) => httpCall(server.url, getAdEffect, made, token)
  for (let i = 0; i < 3; i++) await ask(records.small)
  const quietMb = memoryMb()
  let peakMb = 0
  const watch = setInterval(() => (peakMb = Math.max(peakMb, memoryMb())), 20)
  const from = performance.now()
  const { body } = await ask(records.large)
  clearInterval(watch)
  const seconds = (performance.now() - from) / 1000
  process.stdout.write(
    `performance in ${seconds.toFixed(1)} s: memory grew by ${(peakMb - quietMb).toFixed(0)} MB\n`,
  )
  expect(body.summary.samples).toBe(1_000_000)
  expect(body.itemList.map(({ plays }) => plays).toSorted()).toEqual([26_666, 26_667, 26_667])
  expect(peakMb - quietMb).toBeLessThan(150)
})
