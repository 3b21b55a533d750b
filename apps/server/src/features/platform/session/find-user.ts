import type { User } from '@lumiroute/contract/session'
import type { Handle } from '../../../db/db.ts'
import { findUser as find } from './session.queries.ts'

/** The account as the console shows it. */
export const findUser = (db: Handle, accountId: number): Promise<User | undefined> => find(db, accountId)
