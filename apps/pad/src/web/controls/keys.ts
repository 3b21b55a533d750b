/** Keeps the set of keys that are down. `away` is called when the page cannot see them any more. */
export function listenToKeys(codes: string[], down: Set<string>, told: () => void, away: () => void) {
  const end = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    if (!codes.includes(event.code) || event.ctrlKey || event.metaKey || event.altKey) return
    // The space key would also press the button that has the focus, and the arrows would scroll.
    event.preventDefault()
    if (event.type === 'keydown') down.add(event.code)
    else down.delete(event.code)
    told()
  }
  addEventListener('keydown', onKey, end)
  addEventListener('keyup', onKey, end)
  addEventListener('blur', away, end)
  document.addEventListener('visibilitychange', away, end)
  return () => end.abort()
}
