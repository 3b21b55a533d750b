import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDb } from '../db/db.ts'
import { migrateDb } from '../db/migrate.ts'
import { openJobs } from '../jobs/jobs.ts'
import { startTcpPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateDatabase = 'lumiroute_template'

/** One real PostgreSQL for all tests of a run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const postgres = await startTcpPostgres({ fsync: false })
  await makeTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}

async function makeTemplate(url: string) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${templateDatabase}`)
  await admin.end()
  const at = new URL(url)
  at.pathname = `/${templateDatabase}`
  const db = openDb({ connectionString: at.href }, { timeZone: 'Asia/Taipei', onError: () => undefined })
  await migrateDb(db)
  const jobs = await openJobs(db, 'Asia/Taipei', pino({ level: 'silent' }))
  await jobs.stop()
  await db.pool.end()
}
