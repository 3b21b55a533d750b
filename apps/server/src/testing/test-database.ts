import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateDatabase } from './global-setup.ts'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A fresh, migrated database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onAdmin(adminUrl, `create database ${name} template ${templateDatabase} strategy file_copy`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onAdmin(adminUrl, `drop database ${name} with (force)`) }
}

async function onAdmin(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
