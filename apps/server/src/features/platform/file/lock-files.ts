import type { FileKind } from '@lumiroute/contract/file'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { lockFileRows } from './file.queries.ts'

type KnownFile = { mime: string; sizeBytes: number; width: number | null; height: number | null }
export type KnownFiles = ReadonlyMap<string, KnownFile>

/**
 * The store's uploads of one kind; locked, so that the job for unused files cannot delete one before this
 * commits.
 */
export async function lockFiles(
  tx: Tx,
  storeId: number,
  kind: FileKind,
  names: (string | null | undefined)[],
): Promise<KnownFiles> {
  const wanted = [...new Set(names.filter((name) => typeof name === 'string'))]
  if (wanted.length === 0) return new Map()
  const rows = await lockFileRows(tx, storeId, kind, wanted)
  return new Map(rows.map((row) => [row.uuidName, row]))
}

type Wanted = { type?: 'image' | 'video'; size?: { width: number; height: number } }

/** Reports a field error for a file that is not our upload or has the wrong type or size. */
export function requireFile(
  known: KnownFiles,
  field: string,
  name: string | null,
  { type = 'image', size }: Wanted = {},
): void {
  if (name === null) return
  const file = known.get(name)
  if (!file) throw refuseField(field, text('file.notFoundUploadAgain'))
  if (!file.mime.startsWith(`${type}/`))
    throw refuseField(field, type === 'image' ? text('file.imagesOnly') : text('file.videosOnly'))
  if (size && (file.width !== size.width || file.height !== size.height))
    throw refuseField(field, text('file.wrongSize', size))
}
