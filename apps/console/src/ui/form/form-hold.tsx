import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

type Hold = { isHeld: boolean; hold: () => () => void }
const HoldContext = createContext<Hold | undefined>(undefined)

/** Wraps a form and its buttons: nothing is submitted while a field is not ready, such as an upload. */
export function FormHold({ children }: { children: ReactNode }) {
  const outer = use(HoldContext)
  const [count, setCount] = useState(0)
  const hold = useCallback(() => {
    setCount((now) => now + 1)
    return () => setCount((now) => now - 1)
  }, [])
  const own = useMemo(() => ({ isHeld: count > 0, hold }), [count, hold])
  return <HoldContext value={outer ?? own}>{children}</HoldContext>
}

export const useIsHeld = () => use(HoldContext)?.isHeld ?? false

export function useHold(isHeld: boolean) {
  const hold = use(HoldContext)?.hold
  useEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold])
}
