/** People counted at moments (milliseconds since 1970) in the order of time. */
export type Counts = { at: readonly number[]; people: readonly number[] }
export type Shown = { startMs: number; endMs: number }

/** How this version counts; figures of two versions are not compared. */
export const method = 'ots-1'
/** A sample speaks for what lies up to so many usual intervals away. */
const reach = 2
const leastIntervalMs = 1000

/** What usually lies between two samples: half of all intervals are shorter. */
export function usualInterval({ at }: Counts): number | null {
  if (at.length < 2) return null
  const gaps = at.slice(1).map((time, i) => time - (at[i] as number))
  const middle = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] as number
  return Math.max(leastIntervalMs, middle)
}

/** A lone sample speaks for a minute, as most boxes count once a minute or more often. */
const reachOf = (counts: Counts) => reach * (usualInterval(counts) ?? 30_000)

/** The time that each sample speaks for: half way to its neighbours, but no farther than it reaches. */
function intervalsOf(counts: Counts) {
  const reachMs = reachOf(counts)
  const { at } = counts
  return at.map((time, i) => ({
    from: Math.max(time - reachMs, i === 0 ? -Infinity : (time + (at[i - 1] as number)) / 2),
    until: Math.min(time + reachMs, i === at.length - 1 ? Infinity : (time + (at[i + 1] as number)) / 2),
  }))
}

const overlap = (from: number, until: number, { startMs, endMs }: Shown) =>
  Math.max(0, Math.min(until, endMs) - Math.max(from, startMs))

/**
 * People while each thing was on: every sample gives the share of its time that the thing filled. Null where no
 * sample is near, since nobody knows; never zero for that.
 */
export function countViewers(counts: Counts, shown: readonly Shown[]): (number | null)[] {
  const intervals = intervalsOf(counts)
  return shown.map((each) => {
    let known: number | null = null
    for (let i = firstReaching(intervals, each.startMs); i < intervals.length; i++) {
      const { from, until } = intervals[i] as { from: number; until: number }
      if (from >= each.endMs) break
      const shared = overlap(from, until, each)
      if (shared > 0) known = (known ?? 0) + ((counts.people[i] as number) * shared) / (until - from)
    }
    return known
  })
}

/** The first interval that ends after the moment. */
function firstReaching(intervals: readonly { until: number }[], ms: number): number {
  let [low, high] = [0, intervals.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((intervals[middle] as { until: number }).until > ms) high = middle
    else low = middle + 1
  }
  return low
}

/** Per cent of a time that lies near a sample. */
export function coverageOf(counts: Counts, whole: Shown): number | null {
  const ms = whole.endMs - whole.startMs
  if (!(ms > 0)) return null
  const near = intervalsOf(counts).reduce((sum, { from, until }) => sum + overlap(from, until, whole), 0)
  return Math.round((1000 * near) / ms) / 10
}
