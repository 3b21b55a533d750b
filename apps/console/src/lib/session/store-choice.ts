import type { User } from '@lumiroute/contract/session'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** URL value for all stores; no store code may contain it. */
export const everyStore = '*'

/** The store of a page: the user's own, or the one an operator chose in the URL. */
export function useStoreChoice({ roles, storeCode: own }: Pick<User, 'roles' | 'storeCode'>) {
  const [params, setParams] = useSearchParams()
  const canChoose = roles.includes('ROLE_ADMIN')
  const choose = useCallback(
    (storeCode: string) =>
      setParams((now) => {
        const next = new URLSearchParams(now)
        next.set('store', storeCode)
        // Page 3 or a search of another store would show nothing.
        for (const name of ['page', 'q']) next.delete(name)
        return next
      }),
    [setParams],
  )
  const named = canChoose ? params.get('store') : null
  return { storeCode: named || own, isNamed: !!named, canChoose, choose }
}
