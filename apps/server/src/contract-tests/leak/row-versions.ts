import type { Deps } from '../../deps.ts'

const tablesText = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`

/** Every row with this mark, by its place and version: a changed or deleted row is no longer listed. */
export async function listRows({ db }: Deps, mark: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(tablesText)
  const texts = tables.map(
    ({ name }) => `select '${name} ' || ctid || ' ' || xmin as row from "${name}" r where r::text ilike $1`,
  )
  const { rows } = await db.pool.query<{ row: string }>(texts.join(' union all '), [`%${mark}%`])
  return rows.map(({ row }) => row)
}
