import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import {
  formatName,
  formatVersion,
  formatSettings,
  type Header,
  type ListFiles,
  type Totals,
} from './archive.ts'
import {
  columnList,
  listMigrations,
  listPartitions,
  listSequences,
  listTables,
  place,
  type Table,
} from './catalogue.ts'
import { frame, jsonFrame } from './frames.ts'
import { MoveError } from './move-error.ts'

type Export = { client: ClientBase; listFiles: ListFiles; path: string }

const batchBytes = 1024 * 1024
const maxBatchRows = 2_000

/** Writes every row, as of one snapshot, and every file into one file. It exists completely or not at all. */
export async function exportInstallation({ client, listFiles, path }: Export): Promise<Totals> {
  const draft = `${path}.part-${process.pid}`
  const totals: Totals = { tables: 0, rows: 0, files: 0 }
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx' })
    await pipeline(Readable.from(frames(client, listFiles, totals)), createGzip({ level: 3 }), target)
    await sync(draft)
    await rename(draft, path)
    return totals
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

async function* frames(client: ClientBase, listFiles: ListFiles, totals: Totals): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query(formatSettings)
    const header = await makeHeader(client)
    yield jsonFrame('header', header)
    for (const table of header.tables) yield* tableFrames(client, table, totals)
    yield* fileFrames(listFiles, totals)
    yield jsonFrame('end', totals)
  } finally {
    await client.query('rollback')
  }
}

async function makeHeader(client: ClientBase): Promise<Header> {
  const tables = await listTables(client)
  if (tables.length === 0)
    throw new MoveError('資料庫是空的，沒有可匯出的資料。 The database is empty, nothing to export.')
  const [migrations, sequences] = [await listMigrations(client), await listSequences(client)]
  const partitions = await listPartitions(client)
  const madeAt = new Date().toISOString()
  return { format: formatName, version: formatVersion, madeAt, migrations, tables, sequences, partitions }
}

async function* tableFrames(client: ClientBase, table: Table, totals: Totals): AsyncGenerator<Buffer> {
  yield jsonFrame('table', { name: table.name })
  totals.tables += 1
  const row = `row(${columnList(table.columns)})::text`
  await client.query(`declare moved no scroll cursor for select ${row} as row from ${place(table.name)}`)
  for await (const batch of batches(client)) {
    totals.rows += batch.length
    yield Buffer.concat(batch.map((text) => frame('row', text)))
  }
  await client.query('close moved')
}

// The batch size depends on the row size: a thousand routes at once would not fit into memory.
async function* batches(client: ClientBase): AsyncGenerator<string[]> {
  let count = 10
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${count} from moved`)
    if (rows.length === 0) return
    yield rows.map(({ row }) => row)
    const bytes = rows.reduce((sum, { row }) => sum + row.length, 0)
    count = Math.max(1, Math.min(maxBatchRows, Math.floor((batchBytes * rows.length) / (bytes + 1))))
  }
}

async function* fileFrames(listFiles: ListFiles, totals: Totals): AsyncGenerator<Buffer> {
  for await (const { name, sizeBytes, open: openFile } of listFiles()) {
    totals.files += 1
    yield jsonFrame('file', { name, sizeBytes })
    for await (const chunk of await openFile()) yield frame('bytes', chunk as Buffer)
  }
}
