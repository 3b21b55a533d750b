import type { Tx } from '../../../db/db.ts'
import { deletePasskeys, deleteRecoveryCodes, deleteTotp } from './second-factor.queries.ts'

/** False if there was none. */
export async function removeAllFactors(tx: Tx, accountId: number): Promise<boolean> {
  const hadTotp = await deleteTotp(tx, accountId)
  const passkeys = await deletePasskeys(tx, accountId)
  await deleteRecoveryCodes(tx, accountId)
  return hadTotp || passkeys.length > 0
}
