import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { makeDataDir, startServerProcess } from './server-process.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'
import { until } from './until.ts'

const key = 'test '.repeat(8)

async function somebodyWaits(t: TestApp) {
  const { rows } = await t.deps.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/** A server process to be killed, and a second server on the same database that inspects and recovers. */
export async function startKillableServer() {
  const database = await createTestDatabase()
  const clock = { aheadMs: 0 }
  const t = await startTestApp({
    databaseUrl: database.url,
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  await t.deps.jobs.stop()
  const place = await makeDataDir()
  const doomed = await startServerProcess({
    DATABASE_URL: database.url,
    OPERATOR_MFA: 'optional',
    DATA_DIR: place.dataDir,
    JWT_SECRET: key,
    ENCRYPTION_KEY: key,
    PAYMENT_PROVIDER: 'sandbox',
    ADMIN_PASSWORD: 'Admin@1234',
  })

  /** Holds the lock, so that the work waits exactly where the server is killed. */
  const killWhileWaiting = (lock: SQL, work: () => Promise<unknown>) =>
    t.deps.db.write(async (tx) => {
      await tx.execute(lock)
      const working = work().catch(() => undefined)
      await until(() => somebodyWaits(t))
      await doomed.stop('SIGKILL')
      await working
    })

  const close = async () => {
    await doomed.stop('SIGKILL')
    await t.close()
    await database.drop()
    await place.remove()
  }
  return { t, url: doomed.url, clock, killWhileWaiting, close }
}
