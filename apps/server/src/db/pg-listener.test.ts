import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openDb } from './db.ts'
import { listenerApplicationName, openPgListener } from './pg-listener.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const { log } = fastify()
const open = () =>
  openDb({ connectionString: database.url }, { timeZone: 'Asia/Taipei', max: 3, onError: () => undefined })
const breakConnection = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${listenerApplicationName}'`

test('stopping while the listener reconnects releases its connection', async () => {
  const db = open()
  const listener = await openPgListener(db, log)
  let loads = 0
  const isStopped = new Promise<void>((told) => {
    const load = async () => {
      if (++loads === 2) told(listener.stop())
    }
    void listener.subscribe('news', { onMessage: () => undefined, load })
  })
  await db.pool.query(breakConnection)
  await isStopped
  await db.pool.end()
  expect(listener.isUp()).toBe(false)
  expect(db.pool.totalCount).toBe(0)
})
