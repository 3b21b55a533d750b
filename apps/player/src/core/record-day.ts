import type { Report } from './queue-rules.ts'

/** The record that began but has not ended; stored on disk, since a device may be off at midnight. */
export type OpenRecord = { recordId: number; date: string; lastMs: number }
type Now = { recordId: number | null; date: string; ms: number }
type Followed = { open: OpenRecord | null; reports: Report[] }

const at = (ms: number) => new Date(ms).toISOString()

const begin = ({ date, ms }: Now, recordId: number): Followed => ({
  open: { recordId, date, lastMs: ms },
  reports: [{ kind: 'start', recordId, at: at(ms) }],
})

const end = ({ recordId, lastMs }: OpenRecord): Report => ({ kind: 'stop', recordId, at: at(lastMs) })

/** A record begins with the first shown item and ends with its day, not with a pause in between. */
export function followRecord(open: OpenRecord | null, now: Now): Followed {
  const isOver = open && (open.date !== now.date || (now.recordId !== null && now.recordId !== open.recordId))
  if (isOver) {
    const begun = now.recordId === null ? { open: null, reports: [] } : begin(now, now.recordId)
    return { open: begun.open, reports: [end(open), ...begun.reports] }
  }
  if (now.recordId === null) return { open, reports: [] }
  if (!open) return begin(now, now.recordId)
  return { open: { ...open, lastMs: now.ms }, reports: [] }
}
