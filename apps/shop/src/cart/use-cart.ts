import { useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'
import { type CartLine, getCart, subscribeCart } from './cart.ts'

const none: readonly CartLine[] = []

/** Empty on the server and in the first rendering. */
export function useCart(): readonly CartLine[] {
  const { storeCode } = useApp()
  return useSyncExternalStore(
    subscribeCart,
    () => getCart(storeCode),
    () => none,
  )
}

export const useCartCount = () => useCart().reduce((sum, { quantity }) => sum + quantity, 0)
