import type { ChainFault } from '@lumiroute/contract/playbox'
import {
  ChainGap,
  type ChainRow,
  followRows,
  getHeadStatement,
  type Head,
  startChain,
} from '@lumiroute/evidence/chain'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type DeviceKeyRow, listHeads, lockKey } from './chain.queries.ts'
import { isSignedBy } from './device-signature.ts'

const refusals = {
  unknownKey: 'playbox.unknownKey',
  gap: 'playbox.chainGap',
  wrongHash: 'playbox.chainWrongHash',
  wrongSignature: 'playbox.chainWrongSignature',
  otherContent: 'playbox.chainOtherContent',
} as const satisfies Record<ChainFault, string>

export const refuseChain = (reason: ChainFault, head: Head | null) =>
  new AppError(refusals[reason], {}, { chain: { reason, head } })

type Given = {
  deviceId: number
  recordId: number
  fingerprint: string
  rows: readonly ChainRow[]
  /** The head as the box computed it; a screenshot comes without. */
  hash?: string
  signature: string
}

/** A verified part of a chain; `after` is the head that the server has, and only rows behind it are new. */
export type VerifiedPart = { keyId: number; after: Head; head: Head; isKnown: boolean }

/** Verifies that the rows continue the chain of this box and record. Order is by seq, never by arrival. */
export async function continueChain(tx: Tx, given: Given): Promise<VerifiedPart> {
  const { deviceId, recordId, fingerprint } = given
  const key = await lockKey(tx, fingerprint, deviceId)
  if (!key) throw refuseChain('unknownKey', null)
  const rows = given.rows.toSorted((a, b) => a.seq - b.seq)
  const [from, to] = [rows[0]?.seq ?? 0, rows.at(-1)?.seq ?? 0]
  const known = await listHeads(tx, { recordId, keyId: key.id }, [from - 1, to])
  const start = startChain(fingerprint, recordId)
  const after = known[0] ?? start
  const base = [start, ...known].find(({ seq }) => seq === from - 1)
  if (!base) throw refuseChain('gap', after)
  const head = follow(base, rows, [after, ...known])
  requireSigned(key, { ...given, head, after })
  return { keyId: key.id, after, head, isKnown: head.seq <= after.seq }
}

/** Rows that the server has already must have the same hashes as before: a key has one chain per record. */
function follow(base: Head, rows: readonly ChainRow[], known: readonly Head[]): Head {
  const after = known[0] as Head
  const hashes = new Map(known.map(({ seq, hash }) => [seq, hash]))
  let [last, hasMet] = [base, base.seq >= after.seq]
  try {
    for (last of followRows(base, rows)) {
      const hash = hashes.get(last.seq)
      if (hash !== undefined && hash !== last.hash) throw refuseChain('wrongHash', after)
      hasMet ||= hash !== undefined
    }
  } catch (error) {
    throw error instanceof ChainGap ? refuseChain('gap', after) : error
  }
  // Part of a batch that the server has, cut elsewhere: nothing here says whether it is the same.
  if (!hasMet) throw refuseChain('gap', after)
  return last
}

function requireSigned(key: DeviceKeyRow, given: Given & { head: Head; after: Head }): void {
  const { recordId, fingerprint, head, hash, signature, after } = given
  if (hash !== undefined && hash !== head.hash) throw refuseChain('wrongHash', after)
  if (!isSignedBy(key, getHeadStatement(fingerprint, recordId, head), signature))
    throw refuseChain('wrongSignature', after)
}
