import type { Tx } from '../../../db/db.ts'
import { findDependent } from './find-dependent.ts'
import { deleteStoreRows, hasOwnSettings } from './store.queries.ts'

/** Whether anybody put something into the store; its accounts do not count. */
export const isStoreEmpty = async (tx: Tx, storeId: number): Promise<boolean> =>
  !(await hasOwnSettings(tx, storeId)) && !(await findDependent(tx, storeId))

/** With its accounts. */
export const removeEmptyStore = (tx: Tx, storeId: number): Promise<void> => deleteStoreRows(tx, storeId)
