import type { Tx } from '../../../db/db.ts'
import { renewAuthentication } from './session.queries.ts'

/** The session counts as recently signed in again. */
export const markAuthenticated = (tx: Tx, sessionId: string): Promise<void> =>
  renewAuthentication(tx, sessionId)
