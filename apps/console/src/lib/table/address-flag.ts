import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** ?name=1 opens a dialog, so that it can be linked and Back closes it. */
export function useAddressFlag(name: string) {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (isOn: boolean) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (isOn) next.set(name, '1')
          else next.delete(name)
          return next
        },
        { replace: !isOn, preventScrollReset: true },
      ),
    [name, setParams],
  )
  return [params.get(name) === '1', set] as const
}
