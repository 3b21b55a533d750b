import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createLiveFeed } from './live-feed.ts'

/** The live fleet; of one store if given. */
export function useLiveFleet(storeCode: string | undefined) {
  const feed = useMemo(() => createLiveFeed(storeCode), [storeCode])
  return { view: useSyncExternalStore(feed.subscribe, feed.view), retry: feed.retry }
}

const tickMs = 5000

/** Server time, updated a few times a minute, because a vehicle becomes silent without any message. */
export function useServerTime(aheadMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now + aheadMs
}
