import { hashLeaf, maxEntryBytes, toHex } from '@lumiroute/evidence/log'
import type { Tx } from '../../../db/db.ts'
import { insertLeaves, type LeafSubject } from './queries/leaf.queries.ts'

const about: LeafSubject = { keyId: null, recordId: null, seq: null, chainId: null }

type Entry = Partial<LeafSubject> & { line: string }

/** Adds entries to the next head of the log; the same line is added once. */
export async function queueLogEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  if (entries.some(({ line }) => Buffer.byteLength(line) > maxEntryBytes))
    throw new Error('a log entry is too long')
  await insertLeaves(
    tx,
    entries.map((entry) => ({ ...about, ...entry, hash: toHex(hashLeaf(entry.line)) })),
  )
}

export const queueLogEntry = (tx: Tx, line: string): Promise<void> => queueLogEntries(tx, [{ line }])
