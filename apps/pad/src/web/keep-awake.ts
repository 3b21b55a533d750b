/** A dark phone loses its seat. Where the browser has no wake lock (Safari before 16.4), touches keep it on. */
export function keepAwake(isWanted: () => boolean) {
  let lock: Promise<WakeLockSentinel | null> | null = null
  return () => {
    const isOn = isWanted() && !document.hidden
    if (isOn === (lock !== null) || !('wakeLock' in navigator)) return
    void lock?.then((taken) => taken?.release())
    // Refused when the battery is low.
    lock = isOn ? navigator.wakeLock.request('screen').catch(() => null) : null
  }
}
