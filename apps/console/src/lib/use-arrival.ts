import { useDeferredValue } from 'react'

/**
 * What comes first is drawn in slices, so that the page answers while it fills; what comes later is drawn at once.
 * `late` waits also for what is known from the start.
 */
export function useArrival<T>(value: T | undefined, { late = false } = {}): T | undefined {
  const isHere = value !== undefined
  const hasArrived = useDeferredValue(isHere, late ? false : isHere)
  return hasArrived ? value : undefined
}
