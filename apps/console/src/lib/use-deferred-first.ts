import { useDeferredValue } from 'react'

/**
 * Defers rendering of the first value, so that the page stays responsive while it fills. Later values render
 * at once. `deferInitial` also defers a value that is known on the first render.
 */
export function useDeferredFirst<T>(value: T | undefined, { deferInitial = false } = {}): T | undefined {
  const isKnown = value !== undefined
  const isReady = useDeferredValue(isKnown, deferInitial ? false : isKnown)
  return isReady ? value : undefined
}
