import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Db, openDb } from './db.ts'
import { migrateDb } from './migrate.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb({ connectionString: database.url }, { timeZone: 'UTC', onError: () => undefined, max: 2 })
})
afterAll(async () => {
  await db.pool.end()
  await database.drop()
})

test('migrates a database of this release again without changes', async () => {
  await expect(migrateDb(db)).resolves.toBeUndefined()
})

test('rejects a database of a newer release and leaves it unchanged', async () => {
  await db.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(migrateDb(db)).rejects.toThrow('this database was upgraded by a newer release')
})
