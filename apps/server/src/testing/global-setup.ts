import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDb } from '../db/db.ts'
import { closeDeps, openDeps } from '../open-deps.ts'
import { startTcpPostgres } from './postgres.ts'
import { testSettings } from './test-settings.ts'

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
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumiroute-template-'))
  const db = openDb({ connectionString: at.href }, { timeZone: 'Asia/Taipei', onError: () => undefined })
  const settings = testSettings(at.href, dataDir)
  // Opened once as by the server: creating the job queues in every copy would take longer than copying them.
  const deps = await openDeps({ settings, db, log: pino({ level: 'silent' }), version: 'test' })
  await closeDeps(deps)
  await rm(dataDir, { recursive: true })
}
