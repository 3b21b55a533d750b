import { AppError } from '../../errors/app-error.ts'

type Bucket = { tokens: number; at: number }
const maxBuckets = 50_000

// Not the wall clock: if it were set back, everybody would be locked out until it catches up.
const monotonicMs = () => performance.now()

/** A token bucket per key, in this process: protects against floods, not against password guessing. */
export function createRateLimit(now: () => number = monotonicMs) {
  const buckets = new Map<string, Bucket>()

  return (key: string, perMinute: number): void => {
    const at = now()
    const bucket = buckets.get(key) ?? { tokens: perMinute, at }
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) * perMinute) / 60_000)
    bucket.at = at
    if (bucket.tokens < 1) {
      throw new AppError('RATE_LIMITED', {
        retryAfterSeconds: Math.max(1, Math.ceil(((1 - bucket.tokens) * 60) / perMinute)),
      })
    }
    bucket.tokens -= 1
    if (!buckets.has(key)) {
      if (buckets.size >= maxBuckets) buckets.delete(buckets.keys().next().value as string)
      buckets.set(key, bucket)
    }
  }
}
export type RateLimit = ReturnType<typeof createRateLimit>
