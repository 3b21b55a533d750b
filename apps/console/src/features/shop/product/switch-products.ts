import { listProducts, setProductStatus } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import { useCallback } from 'react'
import { useAct } from '../../../lib/api/query.ts'

export function useSwitchProducts(store: string) {
  const { mutate } = useAct(setProductStatus, { invalidate: [listProducts] })
  return useCallback(
    (products: readonly Pick<Product, 'prodCode'>[], isOn: boolean) =>
      mutate({ store, prodCodes: products.map(({ prodCode }) => prodCode), prodStatus: isOn ? 'on' : 'off' }),
    [mutate, store],
  )
}
