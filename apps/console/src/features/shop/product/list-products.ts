import { listProducts, productStateCodes } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import { useRead } from '../../../lib/api/query.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type ProductRow = Product & { no: number }

const list = servedList({
  endpoint: listProducts,
  // The console is the store's people's, who are answered all fields.
  listOf: ({ productList }) => productList as Product[],
  sorts: ['prodCode', 'prodName', 'prodSalePrice', 'prodStock', 'prodSoldQty', 'prodViewCount', 'updatedAt'],
  filtersOf: ({ status, cateCode, stock }) => ({
    stock: oneOf(['short'], stock),
    status: oneOf(productStateCodes, status),
    cateCode: cateCode && /^[\w-]{1,50}$/.test(cateCode) ? cateCode : undefined,
  }),
  rowOf: (product, no): ProductRow => ({ ...product, no }),
})

export const useProductList = (store: string, state: TableState) => list.useList(state, { store })
export const exportProductRows = (store: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { store })

/** One product as it is now: a form that began from a remembered one would lose to whoever saved since. */
export function useProduct(store: string, prodCode: string) {
  const read = useRead(listProducts, { store, prodCode }, { staleTime: 0, enabled: prodCode !== '' })
  const { data, error, refetch, isFetchedAfterMount } = read
  const isAbsent = error?.status === 400 || error?.status === 403 || data?.productList.length === 0
  const product = isFetchedAfterMount ? (data?.productList[0] as Product | undefined) : undefined
  return { product, isAbsent, error, refetch }
}

/** All of them in the order that members see, for putting them in another. */
export function useAllProducts(store: string) {
  const { data } = useRead(listProducts, { store }, { staleTime: 0 })
  return data?.productList as Product[] | undefined
}
