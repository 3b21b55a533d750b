import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { stores } from '../../../db/schema/index.ts'

export type LockedStore = {
  id: number
  storeCode: string
  storeName: string
  storeEnabled: boolean
  isPlatform: boolean
  version: number
}
const lockedColumns = {
  id: stores.id,
  storeCode: stores.storeCode,
  storeName: stores.storeName,
  storeEnabled: stores.storeEnabled,
  isPlatform: stores.isPlatform,
  version: stores.version,
}

/** Changes of a store and of its accounts wait for each other; what only refers to the store does not. */
export const lockStore = async (tx: Tx, id: number): Promise<LockedStore | undefined> =>
  (await tx.select(lockedColumns).from(stores).where(eq(stores.id, id)).for('no key update'))[0]

export const lockStoreWhole = async (tx: Tx, id: number): Promise<LockedStore | undefined> =>
  (await tx.select(lockedColumns).from(stores).where(eq(stores.id, id)).for('update'))[0]
