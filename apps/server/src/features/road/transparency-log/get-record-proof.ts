import { formatVerifierKey, toHex } from '@lumiroute/evidence/log'
import type { Handle } from '../../../db/db.ts'
import { toNoteKey } from './open-log-key.ts'
import { findHead, findNewestHead } from './queries/head.queries.ts'
import { listLogKeys, type LogKeyRow } from './queries/key.queries.ts'
import { listLeavesOfRecord } from './queries/leaf.queries.ts'
import { listDevicesOfKeys, listSalts } from './queries/source.queries.ts'
import { readInclusionProofs } from './read-proofs.ts'
import { readNote } from './read-checkpoint.ts'

export type ProvenLeaf = {
  index: number
  line: string
  /** Hashes in hex, from the leaf towards the root. */
  proof: string[]
}

export type LogProof = {
  head: { size: number; root: string; note: string; verifierKey: string }
  /** With the record's id it gives the salted id in `heads`. Null if nothing of the record was logged. */
  recordSalt: string | null
  heads: (ProvenLeaf & { keyId: number })[]
  /** The registrations of the keys that signed the record. */
  keys: (ProvenLeaf & { keyId: number; deviceId: number; deviceSalt: string })[]
}

/**
 * Proves that the signed heads of a record are in the log, against the newest head or one of a given size. Undefined
 * while the log has no such head.
 */
export async function getRecordProof(
  db: Handle,
  recordId: number,
  size?: number,
): Promise<LogProof | undefined> {
  const head = await (size === undefined ? findNewestHead(db) : findHead(db, size))
  if (!head) return undefined
  const leaves = await listLeavesOfRecord(db, recordId, head.size)
  const proofs = await readInclusionProofs(
    db,
    leaves.map(({ index }) => index),
    head.size,
  )
  const proven = leaves.map(({ index, line, keyId, recordId: isHead }, i) => ({
    leaf: { index, line, keyId, proof: (proofs[i] as Uint8Array[]).map(toHex) },
    isHead: isHead !== null,
  }))
  const keys = proven.filter(({ isHead }) => !isHead).map(({ leaf }) => leaf)
  const devices = await listDevicesOfKeys(
    db,
    keys.map(({ keyId }) => keyId),
  )
  const recordSalts = await listSalts(db, 'record', [recordId])
  const deviceSalts = await listSalts(db, 'device', [...devices.values()])
  const signer = (await listLogKeys(db)).find(({ id }) => id === head.keyId) as LogKeyRow
  return {
    head: {
      size: head.size,
      root: head.root,
      note: await readNote(db, head),
      verifierKey: formatVerifierKey(toNoteKey(signer)),
    },
    recordSalt: recordSalts.get(recordId) ?? null,
    heads: proven.filter(({ isHead }) => isHead).map(({ leaf }) => leaf),
    keys: keys.map((leaf) => {
      const deviceId = devices.get(leaf.keyId) as number
      return { ...leaf, deviceId, deviceSalt: deviceSalts.get(deviceId) as string }
    }),
  }
}
