import { readdir } from 'node:fs/promises'
import type { TestApp } from '../testing/test-app.ts'

/** Rejected calls may write here. */
const bookkeeping = [
  'session',
  'refresh_token',
  'sign_in_proof',
  'sign_in_failure',
  'activity_log',
  'activity_day',
  'audit_event',
  'payment_notice',
]

const tablesText = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1) order by 1`

/** Any write to a row, even of equal values, changes its transaction id. */
const getVersions = (name: string) =>
  `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as versions from "${name}"`

export type Fingerprint = () => Promise<Record<string, string>>

/** A fingerprint of all tables, published events and stored files; equal before and after means no write. */
export async function createFingerprint({ deps: { db }, dataDir }: TestApp): Promise<Fingerprint> {
  const { rows } = await db.pool.query<{ name: string }>(tablesText, [bookkeeping])
  const events = `select 'events', count(*) || '' from pgboss.job where name = 'events'`
  const text = [...rows.map(({ name }) => getVersions(name)), events].join(' union all ')
  return async () => {
    const { rows: seen } = await db.pool.query<{ name: string; versions: string }>({
      name: 'fingerprint',
      text,
    })
    return {
      ...Object.fromEntries(seen.map(({ name, versions }) => [name, versions])),
      files: (await filesIn(dataDir)).join(' '),
    }
  }
}

async function filesIn(dataDir: string): Promise<string[]> {
  const all = await readdir(`${dataDir}/files`, { recursive: true }).catch(() => [])
  return all.filter((name) => name.includes('.')).sort()
}
