import { useEffect, useSyncExternalStore } from 'react'

type Message = { text: string; action?: { label: string; href: string } }
let current: Message | null = null
const listeners = new Set<() => void>()

/** A short message above the menu, which disappears by itself. */
export function showToast(message: Message | null): void {
  current = message
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const shownMs = 4_000

export function Toast({ navigate }: { navigate: (href: string) => void }) {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => showToast(null), shownMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <div className="toast-place" role="status">
      {message && (
        <div className="toast">
          <span>{message.text}</span>
          {message.action && (
            <button
              type="button"
              onClick={() => {
                navigate(message.action?.href ?? '')
                showToast(null)
              }}
            >
              {message.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
