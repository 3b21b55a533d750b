import type { Handle } from '../../../db/db.ts'
import { findNewestHead, type LogHead } from './queries/head.queries.ts'
import { listCosignatures } from './queries/witness.queries.ts'

/** The signed note of a head, with the signatures of its witnesses below. */
export async function readNote(db: Handle, { size, note }: Pick<LogHead, 'size' | 'note'>): Promise<string> {
  const cosignatures = await listCosignatures(db, size)
  return note + cosignatures.map(({ line }) => line).join('')
}

/** Undefined until the first entries were sequenced. */
export async function readCheckpoint(db: Handle) {
  const head = await findNewestHead(db)
  return head && { ...head, note: await readNote(db, head) }
}
