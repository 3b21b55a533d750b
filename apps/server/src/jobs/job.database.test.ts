import { pino } from 'pino'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '../db/db.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'
import { openJobDatabase } from './job.database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(
    { connectionString: database.url },
    { timeZone: 'Asia/Taipei', onError: () => undefined, max: 4 },
  )
})
afterAll(async () => {
  await db.pool.end()
  await database.drop()
})

test.each([
  ['done', async () => undefined, 'completed'],
  ['failed', () => Promise.reject(new Error('no')), 'failed'],
])('a job that is %s while the database is away is settled once it is back', async (_how, work, state) => {
  let isAway = false
  let refused = 0
  const pool = {
    query: (text: string, values: unknown[]) => {
      if (!isAway) return db.pool.query(text, values)
      refused++
      return Promise.reject(new Error('Connection terminated unexpectedly'))
    },
  } as unknown as Db['pool']
  const boss = new PgBoss({ db: openJobDatabase({ pool }, pino({ level: 'silent' })) })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(state, { name: state, retryLimit: 0 })
  await boss.work(state, { pollingIntervalSeconds: 0.5 }, () => {
    isAway = true
    return work()
  })
  const id = (await boss.send(state, {})) as string
  await until(() => refused > 1)
  isAway = false
  expect(await until(async () => (await boss.getJobById(state, id))?.state === state)).toBe(true)
  await boss.stop({ graceful: false, close: false })
})
