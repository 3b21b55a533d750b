import { useSyncExternalStore } from 'react'
import type { Density } from './table-style.ts'

const key = 'table.density'
const listeners = new Set<() => void>()

function readDensity(): Density {
  return localStorage.getItem(key) === 'compact' ? 'compact' : 'normal'
}

function changeDensity(next: Density) {
  localStorage.setItem(key, next)
  listeners.forEach((listener) => listener())
}

/** Also react to changes in another tab. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** One setting for all tables, applied at once. */
export function useDensity() {
  return [useSyncExternalStore(subscribe, readDensity), changeDensity] as const
}
