import { useSyncExternalStore } from 'react'

export type Announcement = { id: number; kind: 'success' | 'error'; text: string }

const atMost = 3
const listeners = new Set<() => void>()
let lines: readonly Announcement[] = []
let told: readonly Announcement[] = lines
let lastId = 0

/** For the page that has just arrived: what the last one left for it is said now. */
export function tell() {
  if (told === lines) return
  told = lines
  listeners.forEach((listener) => listener())
}

/** Shows a snackbar from wherever the code stands, also before the snackbar itself is loaded. */
export function announce(kind: Announcement['kind'], text: string) {
  announceOnArrival(kind, text)
  tell()
}

/** Said by the page that comes next: this one is about to be left. */
export function announceOnArrival(kind: Announcement['kind'], text: string) {
  lastId += 1
  lines = [...lines, { id: lastId, kind, text }].slice(-atMost)
}

export function dismiss(id: number) {
  lines = lines.filter((line) => line.id !== id)
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is to be said now, oldest first. */
export const useAnnouncements = () => useSyncExternalStore(subscribe, () => told)
