import type { Tx } from '../../../db/db.ts'
import { lockSignIn, type SignInRow } from './session.queries.ts'

/** The account as for a sign-in, locked against simultaneous attempts. */
export const lockAccount = (tx: Tx, accountId: number): Promise<SignInRow | undefined> =>
  lockSignIn(tx, accountId)
