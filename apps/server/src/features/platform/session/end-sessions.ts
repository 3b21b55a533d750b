import type { Tx } from '../../../db/db.ts'
import { type EndedSessions, markSessionsEnded } from './session.queries.ts'

/** Ends sessions on every server instance; returns their ids. */
export const endSessions = (tx: Tx, which: EndedSessions): Promise<string[]> => markSessionsEnded(tx, which)
