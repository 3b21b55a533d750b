import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import {
  formatSettings,
  type Header,
  type MovedFile,
  type RemoveFile,
  type SaveFile,
  type Totals,
} from './archive.ts'
import { listTables, place, type Sequence, type Table } from './catalogue.ts'
import { checkHeader, requireEmpty, requireSameShape } from './check-target.ts'
import { FrameReader, readJson } from './frames.ts'
import { loadRows } from './load-rows.ts'
import { makePartitions } from './make-partitions.ts'
import { MoveError } from './move-error.ts'
import { restoreGuards, suspendGuards } from './table-guards.ts'

type Import = { client: ClientBase; saveFile: SaveFile; removeFile: RemoveFile; path: string }

/** Loads an export into a migrated, empty database: all of it, or nothing. */
export async function importInstallation({ client, saveFile, removeFile, path }: Import): Promise<Totals> {
  const saved: string[] = []
  const source = await openArchive(path)
  await client.query('begin')
  try {
    const totals = await load(client, new FrameReader(source), async (name, stream) => {
      saved.push(name)
      await saveFile(name, stream)
    })
    await client.query('commit')
    return totals
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await Promise.allSettled(saved.map((name) => removeFile(name)))
    throw error
  } finally {
    source.destroy()
  }
}

async function openArchive(path: string): Promise<Readable> {
  const handle = await open(path).catch((error: Error) => {
    throw new MoveError(`無法開啟檔案。 Cannot open the file: ${error.message}`)
  })
  const file = handle.createReadStream()
  const unpacked = createGunzip()
  file.once('error', (error) => unpacked.destroy(error))
  unpacked.once('close', () => file.destroy())
  // It may fail during a database call; the reader gets the error on its next read.
  unpacked.on('error', () => undefined)
  return file.pipe(unpacked)
}

async function load(client: ClientBase, reader: FrameReader, saveFile: SaveFile): Promise<Totals> {
  await client.query(formatSettings)
  const header = checkHeader(readJson<Header>(await reader.take('header')))
  const tables = await listTables(client)
  await requireSameShape(client, header, tables)
  // A server already running on this database must not write between the check and the load.
  await client.query(
    `lock table ${tables.map(({ name }) => place(name)).join(', ')} in access exclusive mode`,
  )
  await requireEmpty(client, tables)
  await makePartitions(client, header.partitions ?? [])
  const guards = await suspendGuards(client, tables)
  const totals: Totals = { tables: 0, rows: 0, files: 0 }
  await loadTables(client, reader, header.tables, totals)
  await saveFiles(reader, saveFile, totals)
  requireTotals(readJson<Totals>(await reader.take('end')), totals)
  await restoreGuards(client, guards)
  for (const sequence of header.sequences) await restart(client, sequence)
  return totals
}

async function loadTables(client: ClientBase, reader: FrameReader, tables: Table[], totals: Totals) {
  while ((await reader.peek()).kind === 'table') {
    const { name } = readJson<{ name: string }>(await reader.take())
    const table = tables.find((known) => known.name === name)
    if (!table) throw new MoveError('檔案格式不符。 The file is not an export of LumiRoute.')
    totals.tables += 1
    totals.rows += await loadRows(client, table, reader.takeAll('row'))
  }
}

async function saveFiles(reader: FrameReader, saveFile: SaveFile, totals: Totals): Promise<void> {
  while ((await reader.peek()).kind === 'file') {
    const { name, sizeBytes } = readJson<MovedFile>(await reader.take())
    let received = 0
    async function* bytes(): AsyncGenerator<Buffer> {
      for await (const chunk of reader.takeAll('bytes')) {
        received += chunk.length
        yield chunk
      }
    }
    await saveFile(name, Readable.from(bytes(), { objectMode: false }))
    if (received !== sizeBytes)
      throw new MoveError(`檔案 ${name} 大小不符。 The size of the file ${name} is wrong.`)
    totals.files += 1
  }
}

function requireTotals(wanted: Totals, found: Totals): void {
  if (wanted.tables === found.tables && wanted.rows === found.rows && wanted.files === found.files) return
  throw new MoveError('檔案不完整。 The file is incomplete: its contents do not match its header.')
}

async function restart(client: ClientBase, { name, next }: Sequence): Promise<void> {
  await client.query(`alter sequence ${place(name)} restart with ${BigInt(next)}`)
}
