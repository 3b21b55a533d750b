import { useEffect, useState } from 'react'

const tickMs = 500

/** Server time in milliseconds, extrapolated from its last answer: a phone's clock may be minutes off. */
export function useServerNow(serverTime: string | undefined, answeredAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  if (!serverTime) return now
  return Date.parse(serverTime) + Math.max(0, now - answeredAt)
}

/** Counts down without a request; null if the end is not known. */
export const secondsUntil = (at: string | null, ms: number) =>
  at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - ms) / 1000))

export const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
