import { listenerApplicationName } from '../db/pg-listener.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

export type TwoServers = {
  one: TestApp
  other: TestApp
  /** One more on the same database; the caller closes it. */
  startAnother(): Promise<TestApp>
  /** Breaks the listener connection of each server; returns how many there were. */
  breakListeners(): Promise<number>
  close(): Promise<void>
}

/** Two servers on one database, as behind a load balancer. */
export async function startTwoServers(): Promise<TwoServers> {
  const database = await createTestDatabase()
  const startAnother = () => startTestApp({ databaseUrl: database.url })
  const [one, other] = [await startAnother(), await startAnother()]
  return {
    one,
    other,
    startAnother,
    async breakListeners() {
      const cut = await one.deps.db.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = $1`,
        [listenerApplicationName],
      )
      return cut.rowCount ?? 0
    },
    async close() {
      await one.close()
      await other.close()
      await database.drop()
    },
  }
}
