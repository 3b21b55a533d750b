import type { User } from '@lumiroute/contract/session'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** In the address, for a list over all stores; no code of a store may hold it. */
export const everyStore = '*'

/** The store whose things a page shows: one's own, or the one an operator chose, kept in the address. */
export function useStoreChoice({ roles, storeCode: own }: Pick<User, 'roles' | 'storeCode'>) {
  const [params, setParams] = useSearchParams()
  const canChoose = roles.includes('ROLE_ADMIN')
  const choose = useCallback(
    (storeCode: string) =>
      setParams((now) => {
        const next = new URLSearchParams(now)
        next.set('store', storeCode)
        // Another store's page 3 or search would show nothing.
        for (const name of ['page', 'q']) next.delete(name)
        return next
      }),
    [setParams],
  )
  const named = canChoose ? params.get('store') : null
  return { storeCode: named || own, isNamed: !!named, canChoose, choose }
}
