import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { foldAccountNames } from './fold-account-names.ts'
import { StartError } from '../errors/start-error.ts'
import { type Db, sqlState } from './db.ts'

const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
const lockKey = 7_203_001

/**
 * Two servers that start simultaneously must not both prepare the database: the second waits, then finds it
 * done.
 */
export const underStartLock = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  withPatientClient(db, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return work()
  })

export const migrateDb = (db: Db): Promise<void> =>
  withPatientClient(db, async (client) => {
    await requireKnownDatabase(client)
    await migrate(drizzle(client), { migrationsFolder })
    await foldAccountNames(client)
  })

const lastMigration = `select max(created_at)::float8 as at from drizzle.__drizzle_migrations`
const missingTable = '42P01'
const missingSchema = '3F000'

/** An older release would write rows that the newer one no longer understands. */
async function requireKnownDatabase(client: pg.Client): Promise<void> {
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if ((await readLastMigration(client)) <= known) return
  throw new StartError(
    '資料庫來自較新的版本，請更新程式 / this database was upgraded by a newer release: start that release, or restore a backup from before the upgrade',
  )
}

async function readLastMigration(client: pg.Client): Promise<number> {
  try {
    return (await client.query<{ at: number | null }>(lastMigration)).rows[0]?.at ?? 0
  } catch (error) {
    if ([missingTable, missingSchema].includes(sqlState(error) ?? '')) return 0
    throw error
  }
}

/** A separate connection without timeouts; closing it releases its lock, even after a failure. */
async function withPatientClient<T>(db: Db, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...db.pool.options, statement_timeout: 0, query_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
