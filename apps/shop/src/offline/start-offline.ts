/** The service worker keeps pages that were opened before, for a reload without network. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/s/sw.js', { scope: '/s/' }).catch(() => undefined)
  })
}
