import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { files, materials } from '../../../db/schema/index.ts'

export type MaterialRow = typeof materials.$inferSelect
/** What a material shows and for how long, without its position in the list. */
export type MaterialContent = Omit<MaterialRow, 'id' | 'playlistId' | 'position' | 'createdAt'>

export const listMaterials = async (tx: Tx, playlistId: number): Promise<MaterialRow[]> =>
  tx
    .select()
    .from(materials)
    .where(eq(materials.playlistId, playlistId))
    .orderBy(asc(materials.position), asc(materials.id))

export type MaterialFile = Pick<
  typeof files.$inferSelect,
  'uuidName' | 'mime' | 'width' | 'height' | 'durationSeconds' | 'sizeBytes'
>
const fileColumns = {
  uuidName: files.uuidName,
  mime: files.mime,
  width: files.width,
  height: files.height,
  durationSeconds: files.durationSeconds,
  sizeBytes: files.sizeBytes,
}

/** Locked, so that the job for unused files cannot delete one before this commits. */
export async function lockFiles(
  tx: Tx,
  storeId: number,
  names: string[],
): Promise<ReadonlyMap<string, MaterialFile>> {
  const rows = await tx
    .select(fileColumns)
    .from(files)
    .where(
      and(
        eq(files.storeId, storeId),
        eq(files.kind, 'material'),
        eq(files.isPrivate, false),
        inArray(files.uuidName, names),
      ),
    )
    .for('key share')
  return new Map(rows.map((row) => [row.uuidName, row]))
}

type Placed = MaterialContent & { position: number }

export async function insertMaterials(tx: Tx, playlistId: number, rows: Placed[]): Promise<void> {
  if (rows.length > 0) await tx.insert(materials).values(rows.map((row) => ({ ...row, playlistId })))
}

const updateContents = rawQuery({
  name: 'material.update',
  row: {},
  sql: `update material m set position = v.position, name = v.name, file_name = v."fileName", type = v.type,
     mime = v.mime, width = v.width, height = v.height, duration = v.duration, size_bytes = v."sizeBytes"
   from json_to_recordset($2::json) as v (id int, position int, name text, "fileName" text, type text,
     mime text, width int, height int, duration float8, "sizeBytes" bigint)
   where m.playlist_id = $1 and m.id = v.id`,
})
export async function updateMaterials(
  tx: Tx,
  playlistId: number,
  rows: (Placed & { id: number })[],
): Promise<void> {
  if (rows.length > 0) await tx.run(updateContents, [playlistId, JSON.stringify(rows)])
}

const updatePositions = rawQuery({
  name: 'material.sort',
  row: {},
  sql: `update material m set position = o.position from unnest($2::int[]) with ordinality as o (id, position)
   where m.playlist_id = $1 and m.id = o.id`,
})
export async function sortMaterials(tx: Tx, playlistId: number, ids: number[]): Promise<void> {
  await tx.run(updatePositions, [playlistId, ids])
}

export async function deleteMaterials(tx: Tx, playlistId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(materials).where(and(eq(materials.playlistId, playlistId), inArray(materials.id, ids)))
}
