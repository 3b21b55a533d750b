import type { Tx } from '../../../db/db.ts'
import { type LockedStore, selectStoreFor } from './store.queries.ts'

export type { LockedStore }

/**
 * Changes of a store and of its accounts wait for each other; inserts that only refer to the store do not.
 */
export const lockStore = (tx: Tx, id: number) => selectStoreFor(tx, id, 'no key update')
/** Inserts that refer to the store wait as well. */
export const lockStoreWhole = (tx: Tx, id: number) => selectStoreFor(tx, id, 'update')
