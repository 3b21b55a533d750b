import type { Deps } from '../../apps/server/src/deps.ts'

type Row = Record<string, unknown>
export type Stored = Record<string, Row[]>

/** Written beside every save. */
const bookkeeping = [
  'activity_log',
  'activity_day',
  'audit_event',
  'refresh_token',
  'session',
  'sign_in_proof',
]
const stamps = new Set(['updated_at', 'updated_by', 'version', 'ruled_at'])

const tablesText = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1) order by 1`

export async function readStored({ db }: Deps): Promise<Stored> {
  const { rows: tables } = await db.pool.query<{ name: string }>(tablesText, [bookkeeping])
  const stored: Stored = {}
  for (const { name } of tables) {
    const text = `select to_jsonb(r) as row from "${name}" r order by to_jsonb(r)->>'id', r::text`
    stored[name] = (await db.pool.query<{ row: Row }>(text)).rows.map(({ row }) => row)
  }
  return stored
}

/** Each column that differs, without the stamps of a save. */
export function listChanges(before: Stored, after: Stored): string[] {
  return Object.keys(before).flatMap((table) => {
    const [old = [], now = []] = [before[table], after[table]]
    if (old.length !== now.length) return [`${table}: ${old.length} rows became ${now.length}`]
    return old.flatMap((row, at) => changesOf(table, row, now[at] ?? {}))
  })
}

const changesOf = (table: string, old: Row, now: Row) =>
  Object.keys(old)
    .filter((column) => !stamps.has(column) && JSON.stringify(old[column]) !== JSON.stringify(now[column]))
    .map(
      (column) => `${table}.${column}: ${JSON.stringify(old[column])} became ${JSON.stringify(now[column])}`,
    )
