import { useDeferredValue } from 'react'

/**
 * The first value renders deferred, so that the page stays responsive while it fills; later values render at
 * once.
 * `late` also defers a value that is known from the start.
 */
export function useArrival<T>(value: T | undefined, { late = false } = {}): T | undefined {
  const isHere = value !== undefined
  const hasArrived = useDeferredValue(isHere, late ? false : isHere)
  return hasArrived ? value : undefined
}
