import type { ChainRefusal } from '@lumiroute/contract/playbox'
import {
  getImageLine,
  getPlayLine,
  type Head,
  linkRow,
  startChain,
  type Tombstone,
} from '@lumiroute/evidence/chain'
import type { Link, Report, Row } from './queue-rules.ts'

/** A chain: one key and one record. */
export type ChainId = { fingerprint: string; recordId: number }

export const nameChain = ({ fingerprint, recordId }: ChainId): string => `${fingerprint} ${recordId}`

/** The line that is signed; null for reports that are not. */
function getLine(report: Report): string | null {
  if (report.kind === 'play') return getPlayLine(report.play)
  return report.kind === 'image' && report.sha256
    ? getImageLine({ at: report.at, sha256: report.sha256 })
    : null
}

/** The link of a new row after the last head of its chain; undefined before the first row. */
export function linkReport(fingerprint: string, head: Head | undefined, report: Report): Link | undefined {
  const line = getLine(report)
  if (line === null) return undefined
  const { seq, hash } = linkRow(head ?? startChain(fingerprint, report.recordId), line)
  return { fingerprint, seq, hash }
}

/** What is left of a row without its content. */
export const bury = ({ link, report }: Row): (Tombstone & { chain: string }) | undefined =>
  link && {
    chain: nameChain({ ...link, recordId: report.recordId }),
    seq: link.seq,
    hash: link.hash,
  }

/** Consecutive rows of a chain, sent as one batch. */
export type Part = { rows: Row[]; tombstones: Tombstone[]; heads: Head[]; head: Head }

type Entry = { head: Head; row?: Row }

/** The oldest rows and tombstones without a gap between them, at most so many. */
export function planPart(rows: readonly Row[], tombstones: readonly Tombstone[], most: number): Part | null {
  const entries: Entry[] = [
    ...rows.flatMap((row) => (row.link ? [{ head: { seq: row.link.seq, hash: row.link.hash }, row }] : [])),
    ...tombstones.map(({ seq, hash }) => ({ head: { seq, hash } })),
  ].sort((a, b) => a.head.seq - b.head.seq)
  const first = entries[0]?.head.seq ?? 0
  const part = entries.filter(({ head }, index) => head.seq === first + index).slice(0, most)
  const head = part.at(-1)?.head
  if (!head) return null
  return {
    rows: part.flatMap(({ row }) => row ?? []),
    tombstones: part.flatMap((entry) => (entry.row ? [] : [entry.head])),
    heads: part.map((entry) => entry.head),
    head,
  }
}

export type Resync =
  | { kind: 'register' }
  /** The server has the rows up to `seq`: an answer was lost. */
  | { kind: 'acknowledged'; seq: number }
  /** The server's chain is not ours, or it lost rows: the rows are sent unsigned rather than not at all. */
  | { kind: 'broken' }

/** How to go on after the server refused a part. */
export function resyncPart({ heads }: Part, { reason, head }: ChainRefusal): Resync {
  if (reason === 'unknownKey') return { kind: 'register' }
  const isOurs = heads.some(({ seq, hash }) => seq === head?.seq && hash === head.hash)
  return head && isOurs ? { kind: 'acknowledged', seq: head.seq } : { kind: 'broken' }
}
