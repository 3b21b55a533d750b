import type { LiveMove } from '@lumiroute/contract/live'

/** A move with whose it is, as the servers tell each other; without a store where a box told of itself only. */
export type LiveReport = LiveMove & { storeId?: number }
