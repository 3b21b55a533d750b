import type { Tombstone } from '@lumiroute/evidence/chain'
import type { Tx } from '../../../db/db.ts'
import { insertChainPart } from './chain.queries.ts'
import type { VerifiedPart } from './continue-chain.ts'

type Signed = {
  recordId: number
  deviceId: number
  signature: string
  at: Date
  tombstones: readonly Tombstone[]
}

/** Stores the signature of a verified part whose plays or screenshot are stored in the same transaction. */
export const saveChainPart = (tx: Tx, { keyId, after, head }: VerifiedPart, signed: Signed): Promise<void> =>
  insertChainPart(tx, { ...signed, keyId, head, seqFrom: after.seq + 1 })
