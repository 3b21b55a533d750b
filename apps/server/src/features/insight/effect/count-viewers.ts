/** People counted at moments (milliseconds since 1970) in the order of time. */
export type Counts = { at: ArrayLike<number>; people: ArrayLike<number> }
export type Shown = { startMs: number; endMs: number }

/** How this version counts; figures of two versions are not compared. */
export const method = 'ots-1'
/** A sample speaks for what lies up to so many usual intervals away. */
const reach = 2
const leastIntervalMs = 1000

/** What usually lies between two samples: half of all intervals are shorter. */
export function usualInterval({ at }: Counts): number | null {
  if (at.length < 2) return null
  const gaps = Float64Array.from(
    { length: at.length - 1 },
    (_none, i) => (at[i + 1] as number) - (at[i] as number),
  )
  const middle = gaps.sort()[gaps.length >> 1] as number
  return Math.max(leastIntervalMs, middle)
}

/** A lone sample speaks for a minute, as most boxes count once a minute or more often. */
const reachOf = (counts: Counts) => reach * (usualInterval(counts) ?? 30_000)

/** Numbers in a row instead of objects: a day may hold a million samples. */
type Intervals = { from: Float64Array; until: Float64Array }
const known = new WeakMap<Counts, Intervals>()

function intervalsOf(counts: Counts): Intervals {
  const found = known.get(counts) ?? findIntervals(counts)
  known.set(counts, found)
  return found
}

/** The time that each sample speaks for: half way to its neighbours, but no farther than it reaches. */
function findIntervals(counts: Counts): Intervals {
  const { at } = counts
  const reachMs = reachOf(counts)
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
 * People while each thing was on: every sample gives the share of its time that the thing filled. Null where no
 * sample is near, since nobody knows; never zero for that.
 */
export function countViewers(counts: Counts, shown: readonly Shown[]): (number | null)[] {
  const intervals = intervalsOf(counts)
  return shown.map((each) => {
    let people: number | null = null
    for (let i = firstReaching(intervals, each.startMs); i < intervals.from.length; i++) {
      const [from, until] = [intervals.from[i] as number, intervals.until[i] as number]
      if (from >= each.endMs) break
      const shared = overlap(from, until, each)
      if (shared > 0) people = (people ?? 0) + ((counts.people[i] as number) * shared) / (until - from)
    }
    return people
  })
}

/** The first interval that ends after the moment. */
function firstReaching({ until }: Intervals, ms: number): number {
  let [low, high] = [0, until.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((until[middle] as number) > ms) high = middle
    else low = middle + 1
  }
  return low
}

/** Per cent of a time that lies near a sample. */
export function coverageOf(counts: Counts, whole: Shown): number | null {
  const ms = whole.endMs - whole.startMs
  if (!(ms > 0)) return null
  const { from, until } = intervalsOf(counts)
  const near = from.reduce((sum, start, i) => sum + overlap(start, until[i] as number, whole), 0)
  return Math.round((1000 * near) / ms) / 10
}
