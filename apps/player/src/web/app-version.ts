/** Reloads for a new version once nothing that was paid for is on. */
export async function keepUpToDate(isIdle: () => boolean) {
  if (!('serviceWorker' in navigator)) return
  const isFirst = !navigator.serviceWorker.controller
  let isNew = false
  navigator.serviceWorker.addEventListener('controllerchange', () => (isNew = !isFirst))
  const registration = await navigator.serviceWorker.register('/player/sw.js', { scope: '/player/' })
  setInterval(() => void registration.update().catch(() => undefined), 3_600_000)
  setInterval(() => isNew && isIdle() && location.reload(), 60_000)
}

/** A screen that dims itself is a dark screen on the road. */
export function stayAwake() {
  const ask = () => void navigator.wakeLock?.request('screen').catch(() => undefined)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  ask()
}
