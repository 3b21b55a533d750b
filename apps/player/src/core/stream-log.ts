import type { Report, StreamEvent } from './queue-rules.ts'

/**
 * A stream whose end has not been reported; stored on disk, since a device may lose power meanwhile.
 * `trying` and `failed` have had no picture so far, `lost` has had one.
 */
export type OpenStream = {
  recordId: number
  phase: 'trying' | 'failed' | 'seen' | 'lost'
  sinceMs: number
  /** The last time at which it was due. */
  lastMs: number
}

export type StreamNow = {
  /** The record whose stream is due; null if none is. */
  recordId: number | null
  isSeen: boolean
  ms: number
  /** The browser's last error for a stream without a picture. */
  problem: string
  newId: () => string
}
type Followed = { open: OpenStream | null; reports: Report[] }
type Noted = { kind: StreamEvent['kind']; recordId: number; ms: number; detail?: string }

/** A source without a first picture for this long has failed. */
const patienceMs = 15_000
/** How far the copy on disk may be behind. */
const rememberEveryMs = 30_000
const maxDetail = 300

function note({ newId }: StreamNow, { kind, recordId, ms, detail = '' }: Noted): Report {
  const at = new Date(ms).toISOString()
  return {
    kind: 'stream',
    recordId,
    event: { eventId: newId(), kind, at, detail: detail.slice(0, maxDetail) },
  }
}

const eventKinds: Partial<Record<`${OpenStream['phase']} ${OpenStream['phase']}`, StreamEvent['kind']>> = {
  'trying seen': 'start',
  'failed seen': 'start',
  'trying failed': 'error',
  'seen lost': 'error',
  'lost seen': 'resume',
}

function getPhase({ phase, sinceMs }: OpenStream, { isSeen, ms }: StreamNow): OpenStream['phase'] {
  if (isSeen) return 'seen'
  if (phase === 'seen') return 'lost'
  return phase === 'trying' && ms - sinceMs >= patienceMs ? 'failed' : phase
}

function goOn(open: OpenStream, now: StreamNow): Followed {
  const phase = getPhase(open, now)
  const kind = eventKinds[`${open.phase} ${phase}`]
  const { recordId } = open
  const detail = kind === 'error' ? now.problem : ''
  return {
    open: { ...open, phase, lastMs: now.ms },
    reports: kind ? [note(now, { kind, recordId, ms: now.ms, detail })] : [],
  }
}

function end({ recordId, phase, lastMs }: OpenStream, now: StreamNow): Report[] {
  const wasSeen = phase === 'seen' || phase === 'lost'
  return wasSeen ? [note(now, { kind: 'end', recordId, ms: lastMs })] : []
}

/** The stream events to report: start, each loss and return of the picture, and end. */
export function followStream(open: OpenStream | null, now: StreamNow): Followed {
  const { recordId, ms } = now
  if (open && open.recordId === recordId) return goOn(open, now)
  const reports = open ? end(open, now) : []
  if (recordId === null) return { open: null, reports }
  const begun = goOn({ recordId, phase: 'trying', sinceMs: ms, lastMs: ms }, now)
  return { open: begun.open, reports: [...reports, ...begun.reports] }
}

export const shouldSave = (open: OpenStream | null, kept: OpenStream | null): boolean =>
  open?.recordId !== kept?.recordId ||
  open?.phase !== kept?.phase ||
  (open !== null && kept !== null && open.lastMs - kept.lastMs >= rememberEveryMs)
