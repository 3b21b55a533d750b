import type { Tx } from '../../../db/db.ts'
import { type LockedStore, selectStoreFor } from './store.queries.ts'

export type { LockedStore }

/** Changes of a store and of its accounts wait for each other; what only refers to the store does not. */
export const lockStore = (tx: Tx, id: number) => selectStoreFor(tx, id, 'no key update')
/** Also what refers to the store waits. */
export const lockStoreWhole = (tx: Tx, id: number) => selectStoreFor(tx, id, 'update')
