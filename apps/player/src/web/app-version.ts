/** Reloads for a new version while no paid content is playing. */
export async function watchForUpdates(isIdle: () => boolean) {
  if (!('serviceWorker' in navigator)) return
  const isFirst = !navigator.serviceWorker.controller
  let isNew = false
  navigator.serviceWorker.addEventListener('controllerchange', () => (isNew = !isFirst))
  const registration = await navigator.serviceWorker.register('/player/sw.js', { scope: '/player/' })
  setInterval(() => void registration.update().catch(() => undefined), 3_600_000)
  setInterval(() => isNew && isIdle() && location.reload(), 60_000)
}

/** A screen that dims itself would be dark on the road. */
export function requestWakeLock() {
  const ask = () => void navigator.wakeLock?.request('screen').catch(() => undefined)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  ask()
}
