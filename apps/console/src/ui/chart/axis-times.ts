import { formatClock } from '../../lib/format/format.ts'
import { zoneOffsetMs } from '../../lib/zone.ts'

/** HH:mm, with seconds if the marks are closer than a minute. */
export function timeTexts(marks: readonly number[]): string[] {
  const step = (marks[1] ?? Number.POSITIVE_INFINITY) - (marks[0] ?? 0)
  return marks.map((seconds) => formatClock(seconds * 1000).slice(0, step < 60 ? 8 : 5))
}

/** A Date whose local hours are the business zone's, so that marks fall on whole hours there. */
export function businessDate(seconds: number): Date {
  const at = new Date(seconds * 1000)
  return new Date(at.getTime() + zoneOffsetMs(at.getTime()) + at.getTimezoneOffset() * 60_000)
}
