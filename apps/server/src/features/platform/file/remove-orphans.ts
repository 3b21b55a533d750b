import type { Db, Handle, Tx } from '../../../db/db.ts'
import type { FileStorage } from '../../../adapters/files/storage.ts'
import type { Deps } from '../../../deps.ts'
import { deleteUnreferenced, hasFiles, listNamesWithoutRow, lockUnreferenced } from './orphan.queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const batchRows = 500

/**
 * Deletes what has been unreferenced for a day: rows with their bytes, bytes without a row, partial uploads.
 */
export async function removeOrphans({ db, storage, temp, now, log }: Deps): Promise<void> {
  const before = new Date(now().getTime() - dayMs)
  const rows = await removeRows(db, storage, before)
  const objects = await removeObjects(db, storage, before)
  const parts = await temp.sweep(now())
  if (rows + objects + parts > 0) log.info({ rows, objects, parts }, 'orphaned files removed')
}

async function removeRows(db: Db, storage: FileStorage, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const { looked, names } = await db.write((tx) => deleteBatch(tx, before))
    await removeAll(storage, names)
    removed += names.length
    if (looked < batchRows) return removed
  }
}

/**
 * Two statements, because the first one's snapshot is older than its locks: a reference committed in between
 * is visible only to the second, and none can be added once the rows are locked.
 */
async function deleteBatch(tx: Tx, before: Date): Promise<{ looked: number; names: string[] }> {
  const locked = await lockUnreferenced(tx, before, batchRows)
  return { looked: locked.length, names: await deleteUnreferenced(tx, locked) }
}

/** Bytes whose row was deleted or never written: after a crash, a deleted store or a storage outage. */
async function removeObjects(db: Db, storage: FileStorage, before: Date): Promise<number> {
  // Stored files without a single row mean a wrong or empty database, not a thousand orphans.
  if (!(await hasFiles(db))) return 0
  let removed = 0
  let batch: string[] = []
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt < before) batch.push(name)
    if (batch.length < batchRows) continue
    removed += await removeWithoutRow(db, storage, batch)
    batch = []
  }
  return removed + (await removeWithoutRow(db, storage, batch))
}

async function removeWithoutRow(db: Handle, storage: FileStorage, batch: string[]): Promise<number> {
  if (batch.length === 0) return 0
  const names = await listNamesWithoutRow(db, batch)
  await removeAll(storage, names)
  return names.length
}

async function removeAll(storage: FileStorage, names: string[]): Promise<void> {
  for (const name of names) await storage.remove(name)
}
