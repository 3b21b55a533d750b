import { useState, useSyncExternalStore } from 'react'
import { takeSeat } from './seat-token.ts'

const noChanges = () => () => undefined

/** The seat whose prize is to be claimed; the server knows none. */
export function useSeat(storeCode: string): string | null {
  const isBrowser = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
  // Claiming forgets the seat, but this page goes on showing the result.
  const [seat, setSeat] = useState<string | null | undefined>(undefined)
  if (!isBrowser || seat !== undefined) return seat ?? null
  const taken = takeSeat(storeCode)
  setSeat(taken)
  return taken
}
