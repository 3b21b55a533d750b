import type { Endpoint } from '@lumiroute/contract'
import { listProducts } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import type { z } from 'zod'
import { useRead } from '../../../lib/api/query.ts'

type OwnProducts = Omit<typeof listProducts, 'answer'> & {
  answer: z.ZodType<{ productList: Product[]; total?: number }>
} & Endpoint

/** The console's users belong to the store, so the server returns all fields. */
export const listOwnProducts = listProducts as unknown as OwnProducts

/** All products in the order that members see, for sorting. */
export function useAllProducts(store: string) {
  const { data } = useRead(listOwnProducts, { store }, { staleTime: 0 })
  return data?.productList
}

/** For drop-downs. */
export function useProductChoices(store: string) {
  const { data } = useRead(listProducts, { store }, { staleTime: 60_000 })
  return data?.productList.map(({ prodCode, prodName }) => ({ value: prodCode, label: prodName })) ?? []
}
