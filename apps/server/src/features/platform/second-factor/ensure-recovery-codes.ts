import type { Tx } from '../../../db/db.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCodes } from './second-factor.queries.ts'

/** New codes for the first factor; null if the account has unused ones. */
export const ensureRecoveryCodes = async (tx: Tx, accountId: number): Promise<string[] | null> =>
  (await countRecoveryCodes(tx, accountId)) > 0 ? null : saveNewCodes(tx, accountId)

/** Replaces all codes; only their hashes are stored, so they can be shown this once. */
export async function saveNewCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await deleteRecoveryCodes(tx, accountId)
  await insertRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(accountId, code) as string),
  )
  return codes
}
