import { useEffect } from 'react'

/** Keeps the screen on while the component is there, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isHere = true
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isHere) lock = got
      else void got?.release()
    }
    const askAgain = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [])
}
