/** People counted at timestamps (milliseconds since 1970), sorted by time. */
export type Counts = { at: ArrayLike<number>; people: ArrayLike<number> }
export type Shown = { startMs: number; endMs: number }

/** Names the counting method; figures of different methods must not be compared. */
export const method = 'ots-1'
/** A sample counts for up to this many usual intervals around it. */
const reach = 2
const minIntervalMs = 1000

/** The median time between two samples. */
export function getUsualInterval({ at }: Counts): number | null {
  if (at.length < 2) return null
  const gaps = Float64Array.from(
    { length: at.length - 1 },
    (_none, i) => (at[i + 1] as number) - (at[i] as number),
  )
  const middle = gaps.sort()[gaps.length >> 1] as number
  return Math.max(minIntervalMs, middle)
}

/** A single sample counts for a minute, since most devices count at least once a minute. */
const getReachMs = (counts: Counts) => reach * (getUsualInterval(counts) ?? 30_000)

/** Typed arrays instead of objects: a day may have a million samples. */
type Intervals = { from: Float64Array; until: Float64Array }

/** The time each sample represents: half way to its neighbours, at most its reach. */
function buildIntervals(counts: Counts): Intervals {
  const { at } = counts
  const reachMs = getReachMs(counts)
  const from = new Float64Array(at.length)
  const until = new Float64Array(at.length)
  for (let i = 0; i < at.length; i++) {
    const time = at[i] as number
    from[i] = Math.max(time - reachMs, i === 0 ? -Infinity : (time + (at[i - 1] as number)) / 2)
    until[i] = Math.min(time + reachMs, i === at.length - 1 ? Infinity : (time + (at[i + 1] as number)) / 2)
  }
  return { from, until }
}

const overlap = (from: number, until: number, { startMs, endMs }: Shown) =>
  Math.max(0, Math.min(until, endMs) - Math.max(from, startMs))

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

/** The first interval that ends after the given time. */
function findFirstAfter({ until }: Intervals, ms: number): number {
  let [low, high] = [0, until.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((until[middle] as number) > ms) high = middle
    else low = middle + 1
  }
  return low
}

/** Percentage of the time that is near a sample. */
export function measureCoverage(counts: Counts, whole: Shown): number | null {
  const ms = whole.endMs - whole.startMs
  if (!(ms > 0)) return null
  const { from, until } = buildIntervals(counts)
  const near = from.reduce((sum, start, i) => sum + overlap(start, until[i] as number, whole), 0)
  return Math.round((1000 * near) / ms) / 10
}
