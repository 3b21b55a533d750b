import { buildIntervals, type Counts, overlap, type Shown } from './intervals.ts'

/** Names the method of `measurePeopleMinutes`. */
export const peopleMinutesMethod = 'ots-2'

const minuteMs = 60_000

/**
 * Each count multiplied by the minutes that it stands for, so that a sensor that counts more often does not count
 * more people. Time without a sample nearby is unknown and adds nothing; null if no sample is within the time.
 */
export function measurePeopleMinutes(counts: Counts, whole: Shown): number | null {
  const { from, until } = buildIntervals(counts)
  let peopleMs: number | null = null
  for (let i = 0; i < from.length; i++) {
    const ms = overlap(from[i] as number, until[i] as number, whole)
    if (ms > 0) peopleMs = (peopleMs ?? 0) + (counts.people[i] as number) * ms
  }
  return peopleMs === null ? null : Math.round(peopleMs / minuteMs)
}
