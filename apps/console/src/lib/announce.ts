import { useSyncExternalStore } from 'react'

export type Announcement = { id: number; kind: 'success' | 'error'; text: string }

const atMost = 3
const listeners = new Set<() => void>()
let lines: readonly Announcement[] = []
let told: readonly Announcement[] = lines
let lastId = 0

/** Shows what the previous page left for the new page. */
export function tell() {
  if (told === lines) return
  told = lines
  listeners.forEach((listener) => listener())
}

/** Shows a snackbar from anywhere, even before the snackbar component has loaded. */
export function announce(kind: Announcement['kind'], text: string) {
  announceOnArrival(kind, text)
  tell()
}

/** Shown by the next page, because this one is about to be left. */
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

/** The current snackbars, oldest first. */
export const useAnnouncements = () => useSyncExternalStore(subscribe, () => told)
