const maxRemembered = 10_000
/** Timers in a busy browser are late, and a load balancer sends some repeats elsewhere. */
const tolerance = 2.5

/** Recognises polling: the same call by the same caller, repeated at the known interval. */
export function createRepeatFilter(everySeconds: number, now: () => number = () => performance.now()) {
  const windowMs = everySeconds * 1000 * tolerance
  const lastSeen = new Map<string, number>()

  return function isRepeat(call: string): boolean {
    const at = now()
    const before = lastSeen.get(call)
    // Deleted first, so that the map stays sorted by time.
    lastSeen.delete(call)
    lastSeen.set(call, at)
    for (const [oldest, seenAt] of lastSeen) {
      if (at - seenAt <= windowMs && lastSeen.size <= maxRemembered) break
      lastSeen.delete(oldest)
    }
    return before !== undefined && at - before <= windowMs
  }
}
