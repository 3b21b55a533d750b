import type { Endpoint } from '@lumiroute/contract'
import { listProducts } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import type { z } from 'zod'
import { useRead } from '../../../lib/api/query.ts'

type OwnProducts = Omit<typeof listProducts, 'answer'> & {
  answer: z.ZodType<{ productList: Product[]; total?: number }>
} & Endpoint

/** The console belongs to the store's people, who are answered all fields. */
export const listOwnProducts = listProducts as unknown as OwnProducts

/** All of them in the order that members see, for putting them in another. */
export function useAllProducts(store: string) {
  const { data } = useRead(listOwnProducts, { store }, { staleTime: 0 })
  return data?.productList
}
