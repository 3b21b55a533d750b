import type { Readable } from 'node:stream'
import type { LiveFleet, LiveMove } from '@lumiroute/contract/live'

/** A move and its store, as servers notify each other; without a store if a device reports only itself. */
export type LiveReport = LiveMove & { storeId?: number }
export type LivePerson = { accountId: number; sessionId: string; expiresAt: number }
export type LiveSubscription = {
  person: LivePerson
  storeId: number | null
  readFleet: () => Promise<LiveFleet>
}

/** The live map's streams, which the live feature implements. */
export type Live = {
  /** Call with what the boxes reported, after it is stored. */
  report(report: LiveReport): void
  /** Server-sent events until the token expires, the session ends or the server stops. */
  watch(subscription: LiveSubscription): Readable
  /** Ends all streams and rejects new ones during shutdown. */
  endStreams(): void
  stop(): Promise<void>
}
