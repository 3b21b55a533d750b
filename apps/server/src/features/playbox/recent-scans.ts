import { createHmac, randomBytes } from 'node:crypto'

const onceMs = 10_000
const maxKept = 20_000

/** Whoever scans twice within ten seconds counts once. What is kept for that is no address, and gone with the process. */
export function createRecentScans(now: () => number = () => performance.now()) {
  const key = randomBytes(32)
  const seen = new Map<string, number>()

  function forgetOld(at: number) {
    for (const [mark, when] of seen) {
      if (at - when < onceMs && seen.size < maxKept) return
      seen.delete(mark)
    }
  }

  return {
    isNew(who: string): boolean {
      const at = now()
      forgetOld(at)
      const mark = createHmac('sha256', key).update(who).digest('base64url')
      if (seen.has(mark)) return false
      seen.set(mark, at)
      return true
    },
  }
}
