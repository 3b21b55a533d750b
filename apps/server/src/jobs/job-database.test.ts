import { pino } from 'pino'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '../db/db.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'
import { openJobDatabase } from './job-database.ts'

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
])('settles a job that is %s during a database outage once it is back', async (_how, work, state) => {
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

test('waits on startup for a machine too busy to connect, but not in a running server', async () => {
  const busy = new Error('timeout exceeded when trying to connect')
  let asked = 0
  const query = () => (++asked % 3 === 0 ? Promise.resolve({ rows: [1] }) : Promise.reject(busy))
  const pool = { query } as unknown as Db['pool']
  const { executeSql, opened } = openJobDatabase({ pool }, pino({ level: 'silent' }))
  expect(await executeSql('select 1', [])).toEqual({ rows: [1] })
  expect(asked).toBe(3)
  opened()
  await expect(executeSql('select 1', [])).rejects.toBe(busy)
})

test('reports any other startup failure immediately', async () => {
  const pool = { query: () => Promise.reject(new Error('no such schema')) } as unknown as Db['pool']
  const { executeSql } = openJobDatabase({ pool }, pino({ level: 'silent' }))
  await expect(executeSql('select 1', [])).rejects.toThrow('no such schema')
})
