import type { Tombstone } from '@lumiroute/evidence/chain'
import type { ChainId } from '../core/chain-part.ts'
import type { KeptTime } from '../core/known-time.ts'
import type { Programmes } from '../core/programme-change.ts'
import type { Report, Row } from '../core/queue-rules.ts'
import type { OpenRecord } from '../core/record-day.ts'
import type { OpenStream } from '../core/stream-log.ts'

export type Pairing = { token: string; deviceId: string }

/** What survives a power cut, besides files and reports. */
export type Kept = {
  pairing: Pairing
  /** The key that new plays and screenshots are linked with; none if the box cannot sign. */
  fingerprint: string
  programmes: Programmes
  time: KeptTime
  openRecord: OpenRecord
  openStream: OpenStream
}

export type StorePort = {
  get: <K extends keyof Kept>(key: K) => Promise<Kept[K] | null>
  /** null deletes it. */
  set: <K extends keyof Kept>(key: K, value: Kept[K] | null) => Promise<void>
}

export type QueuePort = {
  /** Also links plays and screenshots to the last row of their chain, in the same transaction. */
  add: (reports: readonly Report[], atMs: number) => Promise<void>
  /** The oldest rows, in sequence. */
  peek: (most: number) => Promise<Row[]>
  /** Deletes rows that the server has, with the tombstones up to the chain's seq that it has. */
  remove: (seqs: readonly number[], sentTo?: ChainId & { seq: number }) => Promise<void>
  /** Deletes rows that the server rejects; those of a chain leave a tombstone. */
  refuse: (seqs: readonly number[]) => Promise<void>
  /** The oldest tombstones of a chain that the server does not have. */
  tombstones: (chain: ChainId, most: number) => Promise<Tombstone[]>
  count: () => Promise<number>
  /** Deletes rows older than `oldestMs`, and `over` of the oldest besides; those of a chain leave a tombstone. */
  trim: (oldestMs: number, over: number) => Promise<void>
}
