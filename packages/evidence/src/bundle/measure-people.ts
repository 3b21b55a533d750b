import { buildIntervals, type Counts, overlap, peopleMinutesMethod, type Shown } from '../people/index.ts'
import type { BundleSamples } from './bundle.shape.ts'

export type People = { peopleMinutes: number | null; nearMs: number; wholeMs: number }

/** Fewer people than this are not shown. */
const leastShown = 5

/** People times half milliseconds: whole numbers, because a sample's time ends half way to the next. */
function sumPeople({ at, people }: Counts, whole: Shown): { half: number; nearMs: number } {
  const { from, until } = buildIntervals({ at })
  let [half, nearMs] = [0, 0]
  for (let i = 0; i < from.length; i++) {
    const ms = overlap(from[i] as number, until[i] as number, whole)
    nearMs += ms
    half += (people[i] as number) * 2 * ms
  }
  return { half, nearMs }
}

/** The samples of a record as the bundle has them: small counts are hidden, and their sum is one number. */
export function makeSamples(counts: Counts, { startMs, endMs }: Shown): BundleSamples {
  const people = Array.from(counts.people, (count) => (count > 0 && count < leastShown ? null : count))
  const shown = people.map((count) => count ?? 0)
  const whole = { startMs, endMs }
  return {
    method: peopleMinutesMethod,
    from: new Date(startMs).toISOString(),
    until: new Date(endMs).toISOString(),
    at: Array.from(counts.at, (ms) => ms - startMs),
    people,
    hidden: sumPeople(counts, whole).half - sumPeople({ at: counts.at, people: shown }, whole).half,
  }
}

/** People-minutes of a record, and the time near a sample. */
export function measurePeople(samples: BundleSamples): People {
  const [startMs, endMs] = [Date.parse(samples.from), Date.parse(samples.until)]
  const counts = {
    at: samples.at.map((ms) => startMs + ms),
    people: samples.people.map((count) => count ?? 0),
  }
  const { half, nearMs } = sumPeople(counts, { startMs, endMs })
  const peopleMinutes = nearMs > 0 ? Math.round((half + samples.hidden) / 120_000) : null
  return { peopleMinutes, nearMs, wholeMs: Math.max(0, endMs - startMs) }
}
