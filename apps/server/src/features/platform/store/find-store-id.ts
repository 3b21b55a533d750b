import type { Handle } from '../../../db/db.ts'
import { findIdByCode } from './store.queries.ts'

/** For public calls, whose store no access check has looked up. */
export const findStoreId = (db: Handle, storeCode: string): Promise<number | undefined> =>
  findIdByCode(db, storeCode)
