import { useSyncExternalStore } from 'react'

export type Announcement = { kind: 'success' | 'error'; text: string }
type Speaker = (line: Announcement) => void

let waiting: Announcement[] = []
let speaker: Speaker | null = null
const listeners = new Set<() => void>()

/** Shows a snackbar from wherever the code stands, also before the snackbar itself is loaded. */
export function announce(kind: Announcement['kind'], text: string) {
  if (speaker) return speaker({ kind, text })
  waiting = [...waiting, { kind, text }]
  listeners.forEach((listener) => listener())
}

/** Said by the page that comes next: this one is about to be left. */
export function announceOnArrival(kind: Announcement['kind'], text: string) {
  waiting = [...waiting, { kind, text }]
}

export function speakWith(next: Speaker) {
  speaker = next
  waiting.forEach(next)
  waiting = []
  return () => {
    if (speaker === next) speaker = null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsNewsWaiting = () => useSyncExternalStore(subscribe, () => waiting.length > 0)
