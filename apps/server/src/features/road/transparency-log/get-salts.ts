import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { insertSalts, listSalts } from './queries/source.queries.ts'

const saltBytes = 16

/** The salt of each device or record, created at first use. */
export async function getSalts(tx: Tx, kind: 'device' | 'record', ids: readonly number[]) {
  const known = await listSalts(tx, kind, ids)
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return (id: number) => known.get(id) as string
  await insertSalts(tx, kind, new Map(missing.map((id) => [id, randomBytes(saltBytes).toString('hex')])))
  // Another transaction can have been first; its salt is the one that counts.
  const all = await listSalts(tx, kind, ids)
  return (id: number) => all.get(id) as string
}
