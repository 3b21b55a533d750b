import type { KeptTime } from '../core/known-time.ts'
import type { Programmes } from '../core/programme-change.ts'
import type { Report, Row } from '../core/queue-rules.ts'
import type { OpenRecord } from '../core/record-day.ts'
import type { OpenStream } from '../core/stream-log.ts'

export type Pairing = { token: string; deviceId: string }

/** What survives a power cut, besides files and reports. */
export type Kept = {
  pairing: Pairing
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
  add: (reports: readonly Report[], atMs: number) => Promise<void>
  /** The oldest rows, in sequence. */
  peek: (most: number) => Promise<Row[]>
  remove: (seqs: readonly number[]) => Promise<void>
  count: () => Promise<number>
  /** Deletes rows older than `oldestMs`, and `over` of the oldest besides. */
  trim: (oldestMs: number, over: number) => Promise<void>
}
