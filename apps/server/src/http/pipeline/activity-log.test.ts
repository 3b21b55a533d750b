import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Db, openDb } from '../../db/db.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Activity } from './activity-log.queries.ts'
import { type ActivityLog, createActivityLog } from './activity-log.ts'

let database: TestDatabase
let db: Db
let log: ActivityLog

beforeEach(async () => {
  database = await createTestDatabase()
  db = openDb(
    { connectionString: database.url },
    { timeZone: 'Asia/Taipei', onError: () => undefined, max: 4 },
  )
  log = createActivityLog(db, 'Asia/Taipei', pino({ level: 'silent' }))
})
afterEach(async () => {
  await log.stop()
  await db.pool.end()
  await database.drop()
})

const activity = (path: string, given: Partial<Activity> = {}): Activity => ({
  storeId: 1,
  accountId: 2,
  source: 'cms',
  category: 'storeInfo',
  method: 'GET',
  path,
  statusCode: 200,
  at: new Date('2026-11-14T16:30:00Z'),
  ...given,
})
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => activity(`/${from + index}`))
const written = async () =>
  (await db.pool.query<{ path: string }>('select path from activity_log order by id')).rows.map(
    ({ path }) => path,
  )
const pathsUpTo = (count: number) => numbered(count).map(({ path }) => path)

test('stores what was recorded, with its day in business time', async () => {
  log.record(activity('/store', { accountId: null, category: null }))
  await log.flush()
  const { rows } = await db.pool.query('select *, day::text as day from activity_log')
  expect(rows).toMatchObject([
    { store_id: 1, account_id: null, category: null, path: '/store', status_code: 200, day: '2026-11-15' },
  ])
})

test('writes rows in sequence without being asked, a full batch immediately', async () => {
  numbered(1203).forEach((row) => log.record(row))
  await vi.waitFor(async () => expect(await written()).toEqual(pathsUpTo(1203)), 10_000)
})

test('writes pending rows on stop, including those that arrive during a batch', async () => {
  numbered(700).forEach((row) => log.record(row))
  const stopped = log.stop()
  setImmediate(() => log.record(activity('/700')))
  await stopped
  expect(await written()).toEqual(pathsUpTo(701))
})

test('queues rows while the database fails, and writes them later in sequence', async () => {
  await db.pool.query('alter table activity_log rename to activity_log_away')
  numbered(600).forEach((row) => log.record(row))
  await expect(log.flush()).rejects.toThrow('activity_log')
  numbered(10, 600).forEach((row) => log.record(row))
  await db.pool.query('alter table activity_log_away rename to activity_log')
  await log.flush()
  expect(await written()).toEqual(pathsUpTo(610))
})

test('waits briefly on stop for a database that comes back', async () => {
  await db.pool.query('alter table activity_log rename to activity_log_away')
  numbered(3).forEach((row) => log.record(row))
  const tried = vi.spyOn(db, 'run')
  const stopped = log.stop()
  await vi.waitFor(() => expect(tried.mock.results.length).toBeGreaterThan(0))
  await Promise.allSettled(tried.mock.results.map(({ value }) => value as unknown))
  tried.mockRestore()
  await db.pool.query('alter table activity_log_away rename to activity_log')
  await stopped
  expect(await written()).toEqual(pathsUpTo(3))
})

test('does not block other rows by one that can never be written', async () => {
  const rows = numbered(20)
  rows.splice(7, 0, activity('/\0bad'))
  rows.splice(15, 0, activity('/worse', { source: 'elsewhere' as 'cms' }))
  rows.forEach((row) => log.record(row))
  await log.flush()
  expect(await written()).toEqual(pathsUpTo(20))
})
