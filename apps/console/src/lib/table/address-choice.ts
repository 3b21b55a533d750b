import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** ?name=value: a choice stored in the URL; '' for none. */
export function useAddressChoice(name: string) {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (value) next.set(name, value)
          else next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  )
  return [params.get(name) ?? '', set] as const
}
