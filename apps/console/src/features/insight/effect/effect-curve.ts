/** People (or players) summed per interval; null where nothing was measured. */
export type EffectCurve = { minutes: number; times: readonly number[]; values: readonly (number | null)[] }

const getMinute = (label: string) => Number(label.slice(0, 2)) * 60 + Number(label.slice(3, 5))
const day = 24 * 60
const intervals = [1, 5, 15, 30, 60] as const

/** Labels are clock times; the first measured time gives the day. */
export function readCurve(
  labels: readonly string[],
  values: readonly (number | null)[],
  first: string | undefined,
): EffectCurve {
  const [one, two] = labels
  const minutes = one && two ? (getMinute(two) - getMinute(one) + day) % day : 1
  const step = minutes * 60
  const start = Math.floor(Date.parse(first ?? '') / 1000 / step) * step
  return { minutes, times: labels.map((_label, index) => start + index * step), values }
}

/** Sums whole intervals; an interval without measurements stays null. */
export function widen({ times, values, minutes }: EffectCurve, wanted: number): EffectCurve {
  if (wanted <= minutes) return { times, values, minutes }
  const step = wanted * 60
  const sums = new Map<number, number | null>()
  for (const [index, time] of times.entries()) {
    const slot = Math.floor(time / step) * step
    const [sum, value] = [sums.get(slot) ?? null, values[index] ?? null]
    sums.set(slot, value === null ? sum : (sum ?? 0) + value)
  }
  return { minutes: wanted, times: [...sums.keys()], values: [...sums.values()] }
}

/** The intervals that the curve can be shown in. */
export const getIntervals = ({ minutes }: EffectCurve): number[] =>
  intervals.filter((each) => each >= minutes)

/** The shortest interval that gives at most `points` points. */
export function usualInterval(curve: EffectCurve, points: number): number {
  const all = curve.times.length * curve.minutes
  return getIntervals(curve).find((each) => all / each <= points) ?? 60
}

export function getPeak({ times, values }: EffectCurve): { time: number; value: number } | undefined {
  let peak: { time: number; value: number } | undefined
  for (const [index, value] of values.entries())
    if (value !== null && value > (peak?.value ?? -1)) peak = { time: times[index] as number, value }
  return peak
}

/** A single time has no width and would be drawn on an axis of days. */
export function getRange({ times }: EffectCurve): [number, number] | undefined {
  const [only] = times
  return times.length === 1 && only !== undefined ? [only - 1800, only + 1800] : undefined
}
