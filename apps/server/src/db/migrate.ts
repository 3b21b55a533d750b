import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from './db.ts'

const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
const lockKey = 7_203_001

/** Two servers that start at once must not both prepare the database: the second waits, then finds it done. */
export const underStartLock = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  withPatientClient(db, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return work()
  })

export const migrateDb = (db: Db): Promise<void> =>
  withPatientClient(db, (client) => migrate(drizzle(client), { migrationsFolder }))

/** A connection of its own without time limits; closing it gives its lock back, also after a failure in the middle. */
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
