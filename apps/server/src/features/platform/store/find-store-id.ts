import type { Handle } from '../../../db/db.ts'
import { findIdByCode } from './store.queries.ts'

/** For public endpoints, where no access check has looked up the store. */
export const findStoreId = (db: Handle, storeCode: string): Promise<number | undefined> =>
  findIdByCode(db, storeCode)
