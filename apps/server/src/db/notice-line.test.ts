import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openDb } from './db.ts'
import { noticeLineName, openNoticeLine } from './notice-line.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const { log } = fastify()
const open = () =>
  openDb({ connectionString: database.url }, { timeZone: 'Asia/Taipei', max: 3, onError: () => undefined })
const breakLine = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${noticeLineName}'`

test('a server that ends while its line is opened again gives the connection back', async () => {
  const db = open()
  const line = await openNoticeLine(db, log)
  let loads = 0
  const isStopped = new Promise<void>((told) => {
    const load = async () => {
      if (++loads === 2) told(line.stop())
    }
    void line.hear('news', { on: () => undefined, load })
  })
  await db.pool.query(breakLine)
  await isStopped
  await db.pool.end()
  expect(line.isUp()).toBe(false)
  expect(db.pool.totalCount).toBe(0)
})
