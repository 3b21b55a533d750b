import { buildIntervals, type Counts, findFirstAfter, overlap, type Shown } from './intervals.ts'

/** Names the counting method; figures of different methods must not be compared. */
export const method = 'ots-1'

/**
 * People while each item was on screen: every sample contributes the share of its time that the item filled.
 * Null, never zero, if no sample is near.
 */
export function countViewers(counts: Counts, shown: readonly Shown[]): (number | null)[] {
  const intervals = buildIntervals(counts)
  return shown.map((each) => {
    let people: number | null = null
    for (let i = findFirstAfter(intervals, each.startMs); i < intervals.from.length; i++) {
      const [from, until] = [intervals.from[i] as number, intervals.until[i] as number]
      if (from >= each.endMs) break
      const shared = overlap(from, until, each)
      if (shared > 0) people = (people ?? 0) + ((counts.people[i] as number) * shared) / (until - from)
    }
    return people
  })
}

/** Percentage of the time that is near a sample. */
export function measureCoverage(counts: Counts, whole: Shown): number | null {
  const ms = whole.endMs - whole.startMs
  if (!(ms > 0)) return null
  const { from, until } = buildIntervals(counts)
  const near = from.reduce((sum, start, i) => sum + overlap(start, until[i] as number, whole), 0)
  return Math.round((1000 * near) / ms) / 10
}
