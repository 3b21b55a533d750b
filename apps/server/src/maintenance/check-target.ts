import { isDeepStrictEqual } from 'node:util'
import type { ClientBase } from 'pg'
import { formatName, formatVersion, type Header } from './archive.ts'
import { listFilledTables, listMigrations, listSequences, type Table } from './catalogue.ts'
import { MoveError } from './move-error.ts'

export function checkHeader(header: Header): Header {
  if (header.format === formatName && header.version === formatVersion) return header
  throw new MoveError('檔案格式不符。 The file is not an export that this release can read.')
}

/**
 * The export and the database must come from the same release; otherwise rows would end up in the wrong
 * columns.
 */
export async function requireSameShape(client: ClientBase, header: Header, tables: Table[]): Promise<void> {
  const migrations = await listMigrations(client)
  const sequences = (await listSequences(client)).map(({ name }) => name)
  const isSame =
    isDeepStrictEqual(migrations, header.migrations) &&
    isDeepStrictEqual(
      sequences,
      header.sequences.map(({ name }) => name),
    ) &&
    isDeepStrictEqual(getShape(tables), getShape(header.tables))
  if (isSame) return
  throw new MoveError(
    `匯出檔與資料庫的版本不同（${header.migrations.length} / ${migrations.length}），請以相同版本匯出與匯入。 ` +
      `The export has ${header.migrations.length} migrations, this database has ${migrations.length}, or their tables differ: ` +
      'export and import with the same release.',
  )
}

function getShape(tables: Table[]): [string, string, string][] {
  const cells = tables.flatMap(({ name, columns }) =>
    columns.map((column): [string, string, string] => [name, column.name, column.type]),
  )
  return cells.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

export async function requireEmpty(client: ClientBase, tables: Table[]): Promise<void> {
  const filled = await listFilledTables(client, tables)
  if (filled.length === 0) return
  throw new MoveError(
    `資料庫已有資料（${filled.join('、')}），請匯入到空的資料庫。 ` +
      `The database already contains rows (${filled.join(', ')}): import into an empty one.`,
  )
}
