const firstMs = 5000
const longestMs = 300_000

/** Exponential backoff with jitter: if all devices retried at once, a recovering server would fail again. */
export function waitAfter(failures: number, random: number): number {
  const longest = Math.min(firstMs * 2 ** Math.max(failures - 1, 0), longestMs)
  return Math.round(longest * (0.5 + random / 2))
}
