import { useSyncExternalStore } from 'react'

export type Announcement = { kind: 'success' | 'error'; text: string }
type Speaker = (line: Announcement) => void

let waiting: Announcement[] = []
let speaker: Speaker | null = null
let hasNews = false
const listeners = new Set<() => void>()

/** Shows a snackbar from wherever the code stands, also before the snackbar itself is loaded. */
export function announce(kind: Announcement['kind'], text: string) {
  if (speaker) return speaker({ kind, text })
  announceOnArrival(kind, text)
  listeners.forEach((listener) => listener())
}

/** Said by the page that comes next: this one is about to be left. */
export function announceOnArrival(kind: Announcement['kind'], text: string) {
  hasNews = true
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

/** Whether anything was ever to be said, so that the snackbar is worth loading. */
export const useHasNews = () => useSyncExternalStore(subscribe, () => hasNews)
