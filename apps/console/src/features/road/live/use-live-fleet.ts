import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createLiveFeed } from './live-feed.ts'

/** The fleet as it is told; of one store where it is named. */
export function useLiveFleet(storeCode: string | undefined) {
  const feed = useMemo(() => createLiveFeed(storeCode), [storeCode])
  return { view: useSyncExternalStore(feed.subscribe, feed.view), retry: feed.retry }
}

const tickMs = 5000

/** The server's time, a few times a minute: silence is told by the clock alone. */
export function useServerTime(aheadMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now + aheadMs
}
