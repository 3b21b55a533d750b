/** People counted at timestamps (milliseconds since 1970), sorted by time. */
export type Counts = { at: ArrayLike<number>; people: ArrayLike<number> }
export type Shown = { startMs: number; endMs: number }

/** A sample counts for up to this many usual intervals around it. */
const reach = 2
const minIntervalMs = 1000

/** The median time between two samples. */
export function getUsualInterval({ at }: Pick<Counts, 'at'>): number | null {
  if (at.length < 2) return null
  const gaps = Float64Array.from(
    { length: at.length - 1 },
    (_none, i) => (at[i + 1] as number) - (at[i] as number),
  )
  const middle = gaps.sort()[gaps.length >> 1] as number
  return Math.max(minIntervalMs, middle)
}

/** A single sample counts for a minute, since most devices count at least once a minute. */
const getReachMs = (counts: Pick<Counts, 'at'>) => reach * (getUsualInterval(counts) ?? 30_000)

/** Typed arrays instead of objects: a day may have a million samples. */
export type Intervals = { from: Float64Array; until: Float64Array }

/** The time each sample represents: half way to its neighbours, at most its reach. */
export function buildIntervals({ at }: Pick<Counts, 'at'>): Intervals {
  const reachMs = getReachMs({ at })
  const from = new Float64Array(at.length)
  const until = new Float64Array(at.length)
  for (let i = 0; i < at.length; i++) {
    const time = at[i] as number
    from[i] = Math.max(time - reachMs, i === 0 ? -Infinity : (time + (at[i - 1] as number)) / 2)
    until[i] = Math.min(time + reachMs, i === at.length - 1 ? Infinity : (time + (at[i + 1] as number)) / 2)
  }
  return { from, until }
}

export const overlap = (from: number, until: number, { startMs, endMs }: Shown) =>
  Math.max(0, Math.min(until, endMs) - Math.max(from, startMs))

/** The first interval that ends after the given time. */
export function findFirstAfter({ until }: Intervals, ms: number): number {
  let [low, high] = [0, until.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((until[middle] as number) > ms) high = middle
    else low = middle + 1
  }
  return low
}
