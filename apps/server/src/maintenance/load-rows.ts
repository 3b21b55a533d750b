import type { ClientBase } from 'pg'
import { escapeIdentifier } from 'pg'
import { columnList, place, type Table } from './catalogue.ts'

const batchBytes = 1024 * 1024
const maxBatchRows = 2_000

/** Writes rows in PostgreSQL's own notation and returns how many. */
export async function loadRows(
  client: ClientBase,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const fields = table.columns.map(({ name, type }) => `${escapeIdentifier(name)} ${type}`)
  await client.query(`create type pg_temp.moved_row as (${fields.join(', ')})`)
  let count = 0
  for await (const batch of inBatches(rows)) {
    await client.query(insertSql(table), [batch])
    count += batch.length
  }
  await client.query('drop type pg_temp.moved_row')
  return count
}

// Without "offset 0" the planner would parse each row once per column.
function insertSql({ name, columns }: Table): string {
  return `
    insert into ${place(name)} (${columnList(columns)}) overriding system value
    select (moved.row).* from (select text::pg_temp.moved_row as row from unnest($1::text[]) as text offset 0) as moved`
}

async function* inBatches(rows: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let bytes = 0
  for await (const row of rows) {
    batch.push(row.toString())
    bytes += row.length
    if (bytes < batchBytes && batch.length < maxBatchRows) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
