import type { FileKind } from '@lumiroute/contract/file'
import { and, eq, inArray, like } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { files, stores } from '../../../db/schema/index.ts'

export type NewFile = typeof files.$inferInsert
export type FoundFile = {
  uuidName: string
  originalName: string
  mime: string
  sizeBytes: number
  sha256: string
  isPrivate: boolean
}

export async function insertFile(db: Handle, file: NewFile): Promise<void> {
  await db.insert(files).values(file)
}

export async function deleteFile(db: Handle, uuidName: string): Promise<void> {
  await db.delete(files).where(eq(files.uuidName, uuidName))
}

const byName = rawQuery<FoundFile>({
  name: 'file.byName',
  row: {
    uuidName: 'text',
    originalName: 'text',
    mime: 'text',
    sizeBytes: 'int8',
    sha256: 'text',
    isPrivate: 'bool',
  },
  sql: `select uuid_name as "uuidName", original_name as "originalName", mime, size_bytes as "sizeBytes", sha256,
     is_private as "isPrivate" from file where uuid_name = $1`,
})
export const findFile = async (db: Handle, uuidName: string): Promise<FoundFile | undefined> =>
  (await db.run(byName, [uuidName]))[0]

const foundColumns = {
  uuidName: files.uuidName,
  originalName: files.originalName,
  mime: files.mime,
  sizeBytes: files.sizeBytes,
  sha256: files.sha256,
  isPrivate: files.isPrivate,
}

/** One of the store's pictures: the named one, or the one on its page. */
export async function findStoreImage(
  db: Handle,
  storeId: number,
  uuidName: string | undefined,
): Promise<FoundFile | undefined> {
  const [found] = await db
    .select(foundColumns)
    .from(files)
    .innerJoin(stores, eq(stores.id, files.storeId))
    .where(
      and(
        eq(files.storeId, storeId),
        eq(files.uuidName, uuidName ?? stores.storeImage),
        eq(files.isPrivate, false),
        like(files.mime, 'image/%'),
      ),
    )
  return found
}

export const listFilesJson = defineList({
  name: 'file.list',
  from: '(select f.*, f.uuid_name as id from file f) r',
  columns: `r.uuid_name as "uuidName", r.mime, r.size_bytes as size, r.width, r.height,
    r.duration_seconds as duration, r.kind, r.original_name as name, r.store_id as "storeId",
    r.created_at as "createdAt", r.is_private as "isPrivate"`,
  filters: {
    storeId: 'r.store_id = {storeId}',
    kind: 'r.kind = {kind}',
    q: 'r.original_name ilike {q} or r.uuid_name ilike {q}',
  },
  orders: { createdAt: 'r.created_at', size: 'r.size_bytes', name: 'lower(r.original_name)' },
  order: '-createdAt',
})

/** Locked, so that the job for unused files cannot delete one before this transaction commits. */
export async function lockFileRows(tx: Tx, storeId: number, kind: FileKind, names: string[]) {
  const { uuidName, mime, sizeBytes, width, height } = files
  return tx
    .select({ uuidName, mime, sizeBytes, width, height })
    .from(files)
    .where(and(eq(files.storeId, storeId), eq(files.kind, kind), inArray(files.uuidName, names)))
    .for('key share')
}
