import type { Tx } from '../../../db/db.ts'
import { normalizeCode } from './pairing-code.ts'
import { claimByCode, deleteOtherPairings } from './queries/pairing.queries.ts'

/** Assigns the player that shows the typed code to the device; false if none shows it. */
export async function claimPairing(tx: Tx, typed: string, deviceId: number, now: Date): Promise<boolean> {
  const pairingId = await claimByCode(tx, normalizeCode(typed), deviceId, now)
  if (pairingId === undefined) return false
  // A second player waiting for the same device would take over its token.
  await deleteOtherPairings(tx, deviceId, pairingId)
  return true
}
