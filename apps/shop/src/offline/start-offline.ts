/** The service worker keeps pages that were opened before, for a reload without network. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () =>
    void navigator.serviceWorker.register('/s/sw.js', { scope: '/s/' }).catch(() => undefined)
  // Its own downloads must not delay those of the page.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}
