import type { Tx } from '../../../db/db.ts'
import { hashToken, randomToken } from '../../../secrets/tokens.ts'
import { insertSignInProof } from './session.queries.ts'

/** For the person of a session who just proved who they are. */
export async function createSignInProof(tx: Tx, sessionId: string): Promise<string> {
  const proof = randomToken()
  await insertSignInProof(tx, sessionId, hashToken(proof))
  return proof
}
