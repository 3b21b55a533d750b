import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Db, openDb, sqlState, type Tx } from './db.ts'
import { rawQuery } from './raw-query.ts'

let database: TestDatabase
let db: Db
const broken: Error[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const options = { timeZone: 'Asia/Taipei', max: 5, onError: (error: Error) => void broken.push(error) }
  db = openDb({ connectionString: database.url }, options)
  await db.execute(sql`create table counter (id int primary key, value int not null)`)
  await db.execute(sql`insert into counter values (1, 0), (2, 0)`)
})
afterAll(async () => {
  await db.pool.end()
  await database.drop()
})

const add = (tx: Tx, id: number) => tx.execute(sql`update counter set value = value + 1 where id = ${id}`)
const values = async () =>
  (await db.execute<{ value: number }>(sql`select value from counter order by id`)).rows.map(
    ({ value }) => value,
  )

/** The first caller waits for the second; nobody waits after that. */
function meeting() {
  let arrived = 0
  let open: () => void = () => undefined
  const both = new Promise<void>((go) => (open = go))
  return () => {
    if (++arrived === 2) open()
    return arrived > 2 ? Promise.resolve() : both
  }
}

test('retries a transaction that PostgreSQL aborted to break a deadlock', async () => {
  const meet = meeting()
  let tries = 0
  const cross = (first: number, second: number) =>
    db.write(async (tx) => {
      tries++
      await add(tx, first)
      await meet()
      await add(tx, second)
    })
  await Promise.all([cross(1, 2), cross(2, 1)])
  // The retried one may be fast enough to meet the other again.
  expect(tries).toBeGreaterThanOrEqual(3)
  expect(await values()).toEqual([2, 2])
})

test('gives up a transaction that always deadlocks', async () => {
  let tries = 0
  const always = db.write(async (tx) => {
    tries++
    await tx.execute(sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`)
  })
  await expect(always).rejects.toSatisfy((error) => sqlState(error) === '40001')
  expect(tries).toBe(4)
})

test('fails only the transaction whose connection breaks', async () => {
  const before = await values()
  const work = db.write(async (tx) => {
    await add(tx, 1)
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    const isGone = async () =>
      (await db.execute(sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`)).rowCount === 0
    await vi.waitUntil(isGone)
    await add(tx, 2)
  })
  await expect(work).rejects.toThrow()
  expect(await values()).toEqual(before)
})

test('rejects a commit after a swallowed failure', async () => {
  const before = await values()
  const work = db.write(async (tx) => {
    await add(tx, 1)
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(work).rejects.toThrow('rolled back')
  expect(await values()).toEqual(before)
})

test('distinguishes long statement names', async () => {
  const long = 'x'.repeat(70)
  const one = rawQuery({
    name: `${long}.one`,
    row: { n: 'int4' },
    sql: 'select 1 as n',
  })
  const two = rawQuery({
    name: `${long}.two`,
    row: { n: 'int4' },
    sql: 'select 2 as n',
  })
  const rows = await db.write(async (tx) => [...(await tx.run(one, [])), ...(await tx.run(two, []))])
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('formats timestamps in business time', async () => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select to_json('2026-01-01T00:00:00Z'::timestamptz) as at`,
  )
  expect(rows[0]?.at).toBe('2026-01-01T08:00:00+08:00')
})
