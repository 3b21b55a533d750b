import type { CallOf } from '@lumiroute/contract'
import {
  type ChainRefusal,
  maxSamples,
  type sendGameResults,
  type sendPlays,
  type sendSamples,
} from '@lumiroute/contract/playbox'
import { maxStreamEvents, type sendStreamEvents } from '@lumiroute/contract/stream'

export type Play = CallOf<typeof sendPlays>['plays'][number]
export type Sample = CallOf<typeof sendSamples>['rows'][number]
export type GameResult = CallOf<typeof sendGameResults>['results'][number]

export type StreamEvent = CallOf<typeof sendStreamEvents>['events'][number]

export type Report =
  | { kind: 'start'; recordId: number; at: string }
  | { kind: 'stop'; recordId: number; at: string }
  | { kind: 'play'; recordId: number; play: Play }
  | { kind: 'sample'; recordId: number; sample: Sample }
  | { kind: 'result'; recordId: number; result: GameResult }
  | { kind: 'stream'; recordId: number; event: StreamEvent }
  | { kind: 'over'; recordId: number; roomCode: string }
  | { kind: 'image'; recordId: number; at: string; jpeg: Blob; sha256?: string }

/** The place of a row in its chain. */
export type Link = { fingerprint: string; seq: number; hash: string }

/** A report on disk; `seq` grows with time. `link` is its place in the chain, if it is to be signed. */
export type Row = { seq: number; atMs: number; report: Report; link?: Link }

export type Batch = { kind: Report['kind']; recordId: number; rows: Row[] }

export const mostRows = 300_000
export const longestMs = 30 * 86_400_000

/** Kinds that are sent several per request. */
const manyAtOnce: Partial<Record<Report['kind'], number>> = {
  play: maxSamples,
  sample: maxSamples,
  result: maxSamples,
  stream: maxStreamEvents,
}

/**
 * The oldest report with others of its kind and record. Plays and samples alternate, and one request per row
 * would keep a device busy for days after a week offline.
 */
export function nextBatch(rows: readonly Row[]): Batch | null {
  const [first] = rows
  if (!first) return null
  const { kind, recordId } = first.report
  const ofRecord = rows.filter(({ report }) => report.recordId === recordId)
  const other = first.link ? ofRecord.findIndex((row) => row.link && !isSameRun(first, row)) : -1
  const run = other < 0 ? ofRecord : ofRecord.slice(0, other)
  const same = run.filter((row) => isSameRun(first, row))
  return { kind, recordId, rows: same.slice(0, manyAtOnce[kind] ?? 1) }
}

/** A chain is sent in its order: plays before a screenshot, the screenshot, plays after it. */
const isSameRun = (first: Row, { report, link }: Row) =>
  report.kind === first.report.kind && link?.fingerprint === first.link?.fingerprint

/** The plays of these rows, with their place in the chain. */
export const getPlays = (rows: readonly Row[]): Play[] =>
  rows.flatMap(({ report, link }) =>
    report.kind === 'play' ? [{ ...report.play, ...(link && { seq: link.seq }) }] : [],
  )

/** How many of the oldest rows to delete to make space for new ones. */
export const rowsOverMost = (count: number): number => Math.max(0, count - mostRows)
export const oldestAllowed = (nowMs: number): number => nowMs - longestMs

export type Answer = { status: number; fields?: Record<string, unknown>; chain?: ChainRefusal }
export type Outcome =
  | { kind: 'taken' }
  | { kind: 'unpaired' }
  | { kind: 'later' }
  | { kind: 'refused'; seqs: number[] }
  | { kind: 'splitBatch' }

const waits: ReadonlySet<number> = new Set([0, 408, 429])

/** The rows that the server named, as in `rows.17.recordTime`. */
function namedRows({ rows }: Batch, fields: Record<string, unknown> | undefined): number[] {
  const indexes = Object.keys(fields ?? {}).map((key) =>
    Number(/^(?:rows|plays|results|events)\.(\d+)\./.exec(key)?.[1]),
  )
  return [...new Set(indexes)].flatMap((index) => rows[index]?.seq ?? [])
}

/** A row that the server will never accept must not block the rows behind it. */
export function evaluateAnswer(batch: Batch, { status, fields }: Answer): Outcome {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 401) return { kind: 'unpaired' }
  if (status >= 500 || waits.has(status)) return { kind: 'later' }
  const named = namedRows(batch, fields)
  if (named.length > 0) return { kind: 'refused', seqs: named }
  if (batch.rows.length === 1 || status === 404)
    return { kind: 'refused', seqs: batch.rows.map((row) => row.seq) }
  return { kind: 'splitBatch' }
}

export const splitBatch = (batch: Batch): Batch => ({
  ...batch,
  rows: batch.rows.slice(0, Math.ceil(batch.rows.length / 2)),
})
