import type { Handle } from '../../../db/db.ts'
import { findSignInById } from './session.queries.ts'

export const hasPassword = async (db: Handle, accountId: number): Promise<boolean> =>
  !!(await findSignInById(db, accountId))?.passwordHash
