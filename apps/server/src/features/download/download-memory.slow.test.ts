import { readFileSync } from 'node:fs'
import { signIn } from '@lumiroute/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../../db/db.ts'
import { ensureSampleMonth } from '../../db/sample-months.ts'
import { httpCall } from '../../testing/http-call.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

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
    JWT_SECRET: 'test '.repeat(8),
    ENCRYPTION_KEY: 'test '.repeat(8),
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
  for (const day of ['2026-11-13', '2026-11-15']) await ensureSampleMonth(db, Date.parse(day))
  await db.pool.end()
}

const makeRecord = `
  with p as (insert into playlist (store_id, name, format) select id, '清單', 'image' from store where is_platform
      returning id, store_id),
    a as (insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, broadcast_dates)
      select store_id, '整日', 'move_play', 'car', 'basic', id, array[date '2026-11-14'] from p returning id, store_id)
  insert into broadcast_record (ad_id, store_id, broadcast_date) select id, store_id, date '2026-11-14' from a
  returning id`
const makeSamples = `
  insert into record_sample (record_id, device_id, record_time, latitude, longitude, temp, people_count, male)
  select $1, 1, timestamptz '2026-11-14 00:00+08' + n * interval '80 milliseconds', 25 + random(), 121 + random(),
    20 + random() * 9, (random() * 40)::int, 3 from generate_series(1, $2) n`

async function recordWith(samples: number): Promise<number> {
  const { id } = (await client.query<{ id: number }>(makeRecord)).rows[0] as { id: number }
  await client.query(makeSamples, [id, samples])
  return id
}

const memoryMb = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

/** Takes a zip to its end; answers its size and the most memory that the server had meanwhile. */
async function download(token: string, recordId: number) {
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

test('a record of a million samples is sent with less than 50 MB of memory', async () => {
  await ensureMonth()
  const [small, large] = [await recordWith(30_000), await recordWith(1_000_000)]
  await client.query('analyze record_sample')
  const { body } = await httpCall(server.url, signIn, { adminAccount: 'admin', adminPasswd: 'First@1234' })
  for (let i = 0; i < 3; i++) await download(body.accessToken, small)
  const quietMb = memoryMb()
  const { bytes, peakMb } = await download(body.accessToken, large)
  process.stdout.write(`zip of ${bytes} bytes: memory grew by ${(peakMb - quietMb).toFixed(0)} MB\n`)
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(peakMb - quietMb).toBeLessThan(50)
})
